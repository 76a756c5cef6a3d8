import { beforeEach, expect, test, vi } from 'vitest'

import { countDown } from './count-down.ts'

beforeEach(() => void vi.useFakeTimers())

test('[K3] a countdown that rests goes on with what was left', () => {
  const end = vi.fn()
  const stop = countDown(4_000, end)
  vi.advanceTimersByTime(3_000)
  const left = stop()
  expect(left).toBe(1_000)

  vi.advanceTimersByTime(60_000)
  expect(end).not.toHaveBeenCalled()

  countDown(left, end)
  vi.advanceTimersByTime(999)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(end).toHaveBeenCalledOnce()
})
