import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { ReceiverSettings } from '@studio/services/receivers/settings'

import { deliver } from './deliver.ts'

const RECEIVER: ReceiverSettings = {
  endpoint: 'https://receiver.example/in',
  encoding: 'json',
  extra: {},
  success: 'json',
}

const WRITTEN = {
  fields: { name: 'Nadia', email: 'nadia@example.com', preferredDate: '', message: 'Two of us.' },
  honeypot: '',
}

const FIRST = { evenOffline: false }

const never = (_address: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', reject))

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a broken connection and being offline are different reasons', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await deliver(RECEIVER, WRITTEN, FIRST)).toMatchObject({ reason: 'unreachable' })

  vi.stubGlobal('navigator', { onLine: false })
  expect(await deliver(RECEIVER, WRITTEN, FIRST)).toMatchObject({ reason: 'offline' })
})

test('a manual retry ignores navigator.onLine', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', async () => Response.json({ next: '/thanks' }))
  expect(await deliver(RECEIVER, WRITTEN, { evenOffline: true })).toBe('sent')

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await deliver(RECEIVER, WRITTEN, { evenOffline: true })).toMatchObject({
    reason: 'unreachable',
  })
})

test('a receiver times out after fifteen seconds', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', never)
  const settled = vi.fn()
  void deliver(RECEIVER, WRITTEN, FIRST).then(settled)

  await vi.advanceTimersByTimeAsync(14_999)
  expect(settled).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith({ reason: 'late', problems: [] })
})

test.each([
  ['with a good status the message may have arrived', 200, 'unclear'],
  ['a server error is still a server error', 500, 'broken'],
])('when a response breaks off, %s', async (_, status, reason) => {
  const headers = new Headers()
  const text = () => Promise.reject(new TypeError('network error'))
  vi.stubGlobal('fetch', async () => ({ status, headers, text }))

  expect(await deliver(RECEIVER, WRITTEN, FIRST)).toMatchObject({ reason })
})

test('a stalled response times out after fifteen seconds, too', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => ({
    status: 200,
    headers: new Headers(),
    text: () => never('', { signal }),
  }))
  const outcome = deliver(RECEIVER, WRITTEN, FIRST)
  await vi.advanceTimersByTimeAsync(15_000)

  expect(await outcome).toMatchObject({ reason: 'unclear' })
})
