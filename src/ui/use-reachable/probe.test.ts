import { afterEach, expect, test, vi } from 'vitest'

import { probe } from './probe.ts'

const ADDRESS = 'https://calendar.example/studio'

const never = (_address: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', reject))

const { signal } = new AbortController()

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('any answer is an answer, since its content cannot be seen', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.error()))

  expect(await probe(ADDRESS, { signal })).toBe('answers')
})

test('no connection is silence', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

  expect(await probe(ADDRESS, { signal })).toBe('silent')
})

test('ten seconds without an answer are silence', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', never)
  const settled = vi.fn()
  void probe(ADDRESS, { signal }).then(settled)

  await vi.advanceTimersByTimeAsync(9_999)
  expect(settled).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith('silent')
})

test('stops asking when told to', async () => {
  vi.stubGlobal('fetch', never)
  const asking = new AbortController()
  const answer = probe(ADDRESS, { signal: asking.signal })
  asking.abort()

  expect(await answer).toBe('silent')
})
