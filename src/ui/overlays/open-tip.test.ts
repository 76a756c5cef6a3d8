import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { closeTip, openTip, pointAt, tipped } from './open-tip.ts'

const [previous, next] = [{} as Element, {} as Element]

// Once: the clock must not run backward between tests.
beforeAll(() => void vi.useFakeTimers())

beforeEach(() => {
  pointAt(null)
  closeTip()
  vi.advanceTimersByTime(1_000)
})

test('[K2] a tip opens once the pointer has rested for 700 ms', () => {
  pointAt(next)
  vi.advanceTimersByTime(699)
  expect(tipped.get()).toBeNull()

  vi.advanceTimersByTime(1)
  expect(tipped.get()).toBe(next)
})

test.for([
  [300, next],
  [301, null],
])('[K2] %d ms after one has closed the next opens at once, or not', ([rest, opened]) => {
  openTip(previous)
  closeTip()
  vi.advanceTimersByTime(rest as number)
  pointAt(next)

  expect(tipped.get()).toBe(opened)
})

test('[K2] who only passed by waits for the next as for the first', () => {
  pointAt(previous)
  vi.advanceTimersByTime(600)
  pointAt(next)
  vi.advanceTimersByTime(699)
  expect(tipped.get()).toBeNull()

  vi.advanceTimersByTime(1)
  expect(tipped.get()).toBe(next)
})

test('from an open tip the pointer goes straight to the next one', () => {
  openTip(previous)
  pointAt(next)

  expect(tipped.get()).toBe(next)
})

test('one that is closed under the pointer stays closed until the pointer has been elsewhere', () => {
  pointAt(next)
  closeTip()
  vi.advanceTimersByTime(5_000)
  pointAt(next)
  vi.advanceTimersByTime(5_000)
  expect(tipped.get()).toBeNull()

  pointAt(null)
  pointAt(next)
  vi.advanceTimersByTime(700)
  expect(tipped.get()).toBe(next)
})

test('what the keyboard opened stays when the pointer leaves something else', () => {
  pointAt(previous)
  openTip(next)
  vi.advanceTimersByTime(5_000)
  expect(tipped.get()).toBe(next)

  pointAt(null)
  expect(tipped.get()).toBe(next)
  closeTip(previous)
  expect(tipped.get()).toBe(next)
  closeTip(next)
  expect(tipped.get()).toBeNull()
})
