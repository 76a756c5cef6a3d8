import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { visibleInterval } from './visible-interval.ts'

class FakeDocument extends EventTarget {
  hidden = false

  show(shown: boolean) {
    this.hidden = !shown
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let page: FakeDocument

beforeEach(() => {
  vi.useFakeTimers()
  page = new FakeDocument()
  vi.stubGlobal('document', page)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[H2] calls back each time the interval has passed', () => {
  const turn = vi.fn()
  visibleInterval(turn, 7000)

  vi.advanceTimersByTime(6999)
  expect(turn).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(turn).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(14_000)
  expect(turn).toHaveBeenCalledTimes(3)
})

test('[H2] pauses while the tab is hidden, and resumes with the rest of the interval', () => {
  const turn = vi.fn()
  visibleInterval(turn, 7000)

  vi.advanceTimersByTime(5000)
  page.show(false)
  vi.advanceTimersByTime(60_000)
  expect(turn).toHaveBeenCalledTimes(0)

  page.show(true)
  vi.advanceTimersByTime(1999)
  expect(turn).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(turn).toHaveBeenCalledTimes(1)
})

test('[H2] does not start on a page that the browser prerenders', () => {
  page.hidden = true
  const turn = vi.fn()
  visibleInterval(turn, 7000)

  vi.advanceTimersByTime(60_000)
  page.show(true)
  vi.advanceTimersByTime(6999)
  expect(turn).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(turn).toHaveBeenCalledTimes(1)
})

test('[H4] never calls back after it has ended', () => {
  const turn = vi.fn()
  const end = visibleInterval(turn, 7000)

  end()
  page.show(false)
  page.show(true)
  vi.advanceTimersByTime(60_000)
  expect(turn).toHaveBeenCalledTimes(0)
})
