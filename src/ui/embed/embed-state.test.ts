import { expect, test } from 'vitest'

import { hasFailed, IDLE, nextState, type EmbedEvent } from './embed-state.ts'

const after = (...events: EmbedEvent[]) => events.reduce(nextState, IDLE)

test('a page is shown when its site has answered and the frame has content', () => {
  expect(after('near', 'answered').stage).toBe('loading')
  expect(after('near', 'answered', 'content').stage).toBe('shown')
  expect(after('near', 'content').stage).toBe('probing')
})

test('a site that does not answer is unreachable, whatever the frame holds', () => {
  expect(after('near', 'content', 'timeout').stage).toBe('unreachable')
})

test('a page that does not come after an answer is late, and shown when it comes', () => {
  expect(after('near', 'answered', 'timeout').stage).toBe('late')
  expect(after('near', 'answered', 'timeout', 'content').stage).toBe('shown')
})

test('what has failed is tried again after a reconnect, and what is on its way is not', () => {
  expect(after('near', 'refused', 'reconnect')).toMatchObject({ stage: 'probing', attempt: 2 })
  expect(after('near', 'refused', 'reconnect', 'reconnect').attempt).toBe(2)
  expect(after('near', 'refused', 'reconnect', 'answered', 'reconnect').attempt).toBe(2)
})

test('a frame that is removed is unreachable at once, and a retry brings another', () => {
  for (const before of [['near'], ['near', 'answered'], ['near', 'answered', 'content']] as const) {
    expect(after(...before, 'frame removed').stage).toBe('unreachable')
  }
  expect(after('near', 'answered', 'frame removed', 'retry')).toMatchObject({ attempt: 2 })
  expect(after('near', 'refused', 'frame removed').refused).toBe(true)
})

test('a retry has failed until its page is there, a frame that is shown anyway has not', () => {
  expect(hasFailed(after('near', 'answered'))).toBe(false)
  expect(hasFailed(after('near', 'refused', 'retry', 'answered'))).toBe(true)
  expect(hasFailed(after('near', 'refused', 'retry', 'answered', 'content'))).toBe(false)
  expect(hasFailed(after('near', 'refused', 'show anyway'))).toBe(false)
})

test('a refused probe is known until an answer, or until the connection goes', () => {
  expect(after('near', 'refused', 'retry').refused).toBe(true)
  expect(after('near', 'refused', 'retry', 'answered').refused).toBe(false)
  expect(after('near', 'refused', 'timeout').refused).toBe(false)
})
