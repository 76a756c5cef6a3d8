import { expect, test } from 'vitest'

import { failed, FAR, next, type VisitEvent } from './visit.ts'

const after = (...events: VisitEvent[]) => events.reduce(next, FAR)

test('a page is here when its site has answered and it has begun, in either order', () => {
  expect(after('near', 'answered').stage).toBe('coming')
  expect(after('near', 'answered', 'begun').stage).toBe('here')
  expect(after('near', 'begun').stage).toBe('asking')
  expect(after('near', 'begun', 'answered').stage).toBe('here')
})

test('a page that is here is left alone', () => {
  const here = after('near', 'answered', 'begun')

  for (const event of ['given up', 'back', 'refused', 'near'] as const) {
    expect(next(here, event)).toEqual(here)
  }
})

test('no answer is silence, whatever stands in the frame', () => {
  expect(after('near', 'begun', 'given up').stage).toBe('silent')
})

test('a page that does not come after an answer is late, and here when it comes', () => {
  expect(after('near', 'answered', 'given up').stage).toBe('late')
  expect(after('near', 'answered', 'given up', 'begun').stage).toBe('here')
})

test('what was given up is asked for again, and what is on its way is not', () => {
  expect(after('near', 'refused', 'back')).toMatchObject({ stage: 'asking', attempt: 2 })
  expect(after('near', 'refused', 'back', 'back')).toMatchObject({ stage: 'asking', attempt: 2 })
  expect(after('near', 'refused', 'back', 'answered', 'back').attempt).toBe(2)
})

test('a second attempt has failed until its page is there, one wanted anyway has not', () => {
  expect(failed(after('near', 'answered'))).toBe(false)
  expect(failed(after('near', 'refused', 'tried again', 'answered'))).toBe(true)
  expect(failed(after('near', 'refused', 'tried again', 'answered', 'begun'))).toBe(false)
  expect(failed(after('near', 'refused', 'wanted anyway'))).toBe(false)
})

test('what was refused while online stays known until it is answered or the connection goes', () => {
  expect(after('near', 'refused', 'tried again').refused).toBe(true)
  expect(after('near', 'refused', 'tried again', 'answered').refused).toBe(false)
  expect(after('near', 'refused', 'given up').refused).toBe(false)
})
