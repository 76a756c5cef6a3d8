import { expect, test } from 'vitest'

import { hasFailed, IDLE, nextState, type EmbedEvent } from './embed-state.ts'

const after = (...events: EmbedEvent[]) => events.reduce(nextState, IDLE)

test.for<[events: EmbedEvent[], stage: string]>([
  [['near', 'content'], 'probing'],
  [['near', 'answered'], 'loading'],
  [['near', 'answered', 'content'], 'shown'],
  [['near', 'content', 'timeout'], 'unreachable'],
  [['near', 'answered', 'timeout'], 'late'],
  [['near', 'answered', 'timeout', 'content'], 'shown'],
  [['near', 'answered', 'content', 'frame removed'], 'unreachable'],
])('%j leads to %s', ([events, stage]) => {
  expect(after(...events).stage).toBe(stage)
})

test('a failed attempt is retried after a reconnect, a running one is not', () => {
  expect(after('near', 'refused', 'reconnect')).toMatchObject({ stage: 'probing', attempt: 2 })
  expect(after('near', 'refused', 'reconnect', 'reconnect').attempt).toBe(2)
})

test('a retry counts as failed until its page has loaded, a frame that is shown anyway does not', () => {
  expect(hasFailed(after('near', 'refused', 'retry', 'answered'))).toBe(true)
  expect(hasFailed(after('near', 'refused', 'retry', 'answered', 'content'))).toBe(false)
  expect(hasFailed(after('near', 'refused', 'show anyway'))).toBe(false)
})

test('a frame may work after any failure except offline, and a retry remembers it', () => {
  expect(after('near', 'refused').offline).toBe(false)
  expect(after('near', 'timeout').offline).toBe(false)
  expect(after('near', 'offline').offline).toBe(true)
  expect(after('near', 'refused', 'offline').offline).toBe(true)
  expect(after('near', 'offline', 'retry').offline).toBe(true)
  expect(after('near', 'offline', 'retry', 'answered').offline).toBe(false)
})

test('a page that takes what a visitor types is taken away, and comes back', () => {
  expect(after('near', 'answered', 'content', 'disturbs').stage).toBe('idle')
  expect(after('near', 'answered', 'content', 'disturbs', 'near')).toMatchObject({
    stage: 'probing',
    attempt: 2,
  })
})
