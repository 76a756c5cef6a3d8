import { expect, test } from 'vitest'

import type { Entry } from './observe.ts'
import { blocked, cumulativeShift, paints, slowestEvent } from './timeline.ts'

const entry = (entryType: string, startTime: number, more: Partial<Entry> = {}): Entry => ({
  entryType,
  startTime,
  name: '',
  duration: 0,
  ...more,
})
const shift = (startTime: number, value: number, hadRecentInput = false) =>
  entry('layout-shift', startTime, { value, hadRecentInput })

test('of all that was largest for a while, the last one counts', () => {
  const entries = [
    entry('paint', 10, { name: 'first-paint' }),
    entry('paint', 20, { name: 'first-contentful-paint' }),
    entry('largest-contentful-paint', 20),
    entry('element', 40, { name: 'image-paint', identifier: 'first-photograph' }),
    entry('largest-contentful-paint', 50),
  ]
  expect(paints(entries)).toEqual({ firstPaint: 20, firstPhotograph: 40, largest: 50 })
})

test('a task blocks by what it takes beyond 50 ms', () => {
  const tasks = [entry('longtask', 0, { duration: 70 }), entry('longtask', 9, { duration: 51 })]
  expect(blocked([...tasks, entry('event', 9, { duration: 80 })])).toBe(21)
})

test('shifts that follow each other count together, and the worst group is told', () => {
  const shifts = [shift(0, 0.25), shift(900, 0.25), shift(5000, 0.125)]
  expect(cumulativeShift(shifts)).toBe(0.5)
})

test('a group of shifts ends after five seconds, though they go on', () => {
  const shifts = Array.from({ length: 9 }, (_, index) => shift(index * 800, 1))
  expect(cumulativeShift(shifts)).toBe(7)
})

test('of the events of one tap the slowest counts, and those that are no interaction do not', () => {
  const entries = [
    entry('event', 0, { duration: 24, interactionId: 7 }),
    entry('event', 0, { duration: 40, interactionId: 7 }),
    entry('event', 0, { duration: 90, interactionId: 0 }),
  ]
  expect(slowestEvent(entries)).toBe(40)
  expect(slowestEvent([])).toBeUndefined()
})
