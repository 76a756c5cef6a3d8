import { expect, test } from 'vitest'

import { hasFailed, IDLE, nextState, type EmbedEvent } from './embed-state.ts'

const after = (...events: EmbedEvent[]) => events.reduce(nextState, IDLE)

test('a page is shown once its site has answered and the frame has content', () => {
  expect(after('near', 'answered').stage).toBe('loading')
  expect(after('near', 'answered', 'content').stage).toBe('shown')
  expect(after('near', 'content').stage).toBe('probing')
})

test('a site that does not answer is unreachable, whatever the frame holds', () => {
  expect(after('near', 'content', 'timeout').stage).toBe('unreachable')
})

test('a page that times out after an answer is late, and shown when it loads', () => {
  expect(after('near', 'answered', 'timeout').stage).toBe('late')
  expect(after('near', 'answered', 'timeout', 'content').stage).toBe('shown')
})

test('a failed attempt is retried after a reconnect, a running one is not', () => {
  expect(after('near', 'refused', 'reconnect')).toMatchObject({ stage: 'probing', attempt: 2 })
  expect(after('near', 'refused', 'reconnect', 'reconnect').attempt).toBe(2)
  expect(after('near', 'refused', 'reconnect', 'answered', 'reconnect').attempt).toBe(2)
})

test('a removed frame counts as unreachable at once, and a retry adds a new frame', () => {
  for (const before of [['near'], ['near', 'answered'], ['near', 'answered', 'content']] as const) {
    expect(after(...before, 'frame removed').stage).toBe('unreachable')
  }
  expect(after('near', 'answered', 'frame removed', 'retry')).toMatchObject({ attempt: 2 })
  expect(after('near', 'refused', 'frame removed').refused).toBe(true)
})

test('a retry counts as failed until its page has loaded, a frame that is shown anyway does not', () => {
  expect(hasFailed(after('near', 'answered'))).toBe(false)
  expect(hasFailed(after('near', 'refused', 'retry', 'answered'))).toBe(true)
  expect(hasFailed(after('near', 'refused', 'retry', 'answered', 'content'))).toBe(false)
  expect(hasFailed(after('near', 'refused', 'show anyway'))).toBe(false)
})

test('a refused probe is remembered until an answer, or until the connection is lost', () => {
  expect(after('near', 'refused', 'retry').refused).toBe(true)
  expect(after('near', 'refused', 'retry', 'answered').refused).toBe(false)
  expect(after('near', 'refused', 'timeout').refused).toBe(false)
})
