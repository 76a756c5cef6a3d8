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

test('a refused probe is remembered until an answer, or until the connection is lost', () => {
  expect(after('near', 'refused', 'retry').refused).toBe(true)
  expect(after('near', 'refused', 'retry', 'answered').refused).toBe(false)
  expect(after('near', 'refused', 'timeout').refused).toBe(false)
})
