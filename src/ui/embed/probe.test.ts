import { afterEach, expect, test, vi } from 'vitest'

import { answers } from './probe.ts'

const ADDRESS = 'https://calendar.example/studio'

const { signal } = new AbortController()

afterEach(() => vi.unstubAllGlobals())

test('any answer is an answer, since its content cannot be seen', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.error()))

  expect(await answers(ADDRESS, signal)).toBe(true)
})

test('no connection is no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

  expect(await answers(ADDRESS, signal)).toBe(false)
})

test('stops asking when told to', async () => {
  vi.stubGlobal(
    'fetch',
    (_address: string, options: RequestInit) =>
      new Promise((_resolve, reject) => options.signal?.addEventListener('abort', reject)),
  )
  const asking = new AbortController()
  const answer = answers(ADDRESS, asking.signal)
  asking.abort()

  expect(await answer).toBe(false)
})
