import { expect, test, vi } from 'vitest'

import { openPress } from './press.ts'
import type { Print } from './print.ts'

vi.mock('node:os', () => ({ availableParallelism: () => 0 }))

const prints = Object.fromEntries(
  ['one', 'two', 'three', 'four'].map((address) => [address, { address } as Print]),
) as Record<'one' | 'two' | 'three' | 'four', Print>

test('what somebody waits for is made first, each print once, and then it rests', async () => {
  const made: string[] = []
  const rest = vi.fn()
  const press = openPress(async ({ address }) => {
    made.push(address)
    expect(rest).not.toHaveBeenCalled()
    return Buffer.from(address)
  }, rest)

  const all = Object.values(prints).map((print) => press.print(print, false))
  const wanted = [prints.four, prints.three, prints.four].map((print) => press.print(print, true))

  expect(String((await Promise.all(wanted))[0])).toBe('four')
  await Promise.all(all)
  expect(made).toEqual(['one', 'four', 'three', 'two'])
  expect(rest).toHaveBeenCalledOnce()
})

test('a print that fails is made again when it is asked for again', async () => {
  const make = vi.fn<() => Promise<Uint8Array>>().mockRejectedValueOnce(new Error('full'))
  make.mockResolvedValue(new Uint8Array(1))
  const press = openPress(make, () => {})

  await expect(press.print(prints.one, true)).rejects.toThrow('full')
  expect(await press.print(prints.one, true)).toHaveLength(1)
})

test('a press that is stopped makes only what somebody waits for', async () => {
  const made: string[] = []
  const press = openPress(
    async ({ address }) => Buffer.from(String(made.push(address))),
    () => {},
  )
  void press.print(prints.one, false)
  void press.print(prints.two, false)
  const wanted = press.print(prints.three, true)
  press.stop()

  await wanted
  await press.print(prints.two, true)
  expect(made).toEqual(['one', 'three', 'two'])
})
