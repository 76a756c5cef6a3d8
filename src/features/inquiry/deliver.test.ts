import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Delivery } from '@studio/services/receivers/delivery'

import { deliver } from './deliver.ts'

const RECEIVER: Delivery = {
  endpoint: 'https://receiver.example/in',
  encoding: 'json',
  extra: {},
  success: 'json',
}

const WRITTEN = {
  letter: { name: 'Nadia', email: 'nadia@example.com', preferredDate: '', message: 'Two of us.' },
  trap: '',
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

test('it is sent when the receiver says so', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ next: '/thanks' }))

  expect(await deliver(RECEIVER, WRITTEN, FIRST)).toBe('sent')
})

test('a connection that breaks is told from one that is not there', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await deliver(RECEIVER, WRITTEN, FIRST)).toMatchObject({ reason: 'unreachable' })

  vi.stubGlobal('navigator', { onLine: false })
  expect(await deliver(RECEIVER, WRITTEN, FIRST)).toMatchObject({ reason: 'offline' })
})

test('without a connection nothing is tried', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine: false })
  await deliver(RECEIVER, WRITTEN, FIRST)

  expect(fetched).not.toHaveBeenCalled()
})

test('who asks again is believed before the browser is', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', async () => Response.json({ next: '/thanks' }))
  expect(await deliver(RECEIVER, WRITTEN, { evenOffline: true })).toBe('sent')

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await deliver(RECEIVER, WRITTEN, { evenOffline: true })).toMatchObject({
    reason: 'unreachable',
  })
})

test('fifteen seconds without an answer are enough', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', never)
  const settled = vi.fn()
  void deliver(RECEIVER, WRITTEN, FIRST).then(settled)

  await vi.advanceTimersByTimeAsync(14_999)
  expect(settled).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith({ reason: 'late', problems: [] })
})

test('an answer that stops in the middle is late, too', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => ({
    status: 200,
    text: () => never('', { signal }),
  }))
  const outcome = deliver(RECEIVER, WRITTEN, FIRST)
  await vi.advanceTimersByTimeAsync(15_000)

  expect(await outcome).toMatchObject({ reason: 'late' })
})
