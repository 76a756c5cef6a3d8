import { expect, test, vi } from 'vitest'

import { openQueue } from './queue.ts'
import type { Print } from './print.ts'

const prints = Object.fromEntries(
  ['one', 'two', 'three', 'four'].map((address) => [address, { address } as Print]),
) as Record<'one' | 'two' | 'three' | 'four', Print>

/** A press that makes one print at a time, and what it has made. */
function testPress() {
  const made: string[] = []
  const onIdle = vi.fn()
  const make = async ({ address }: Print) => {
    made.push(address)
    expect(onIdle).not.toHaveBeenCalled()
    return Buffer.from(address)
  }
  return { made, onIdle, ...openQueue(make, onIdle, 1) }
}

test('what somebody waits for is made first, each print once, and then it rests', async () => {
  const { made, onIdle, print } = testPress()
  const all = Object.values(prints).map((one) => print(one, false))
  const wanted = [prints.four, prints.three, prints.four].map((one) => print(one, true))

  expect(String((await Promise.all(wanted))[0])).toBe('four')
  await Promise.all(all)
  expect(made).toEqual(['four', 'three', 'one', 'two'])
  expect(onIdle).toHaveBeenCalledOnce()
})

test('a print that fails is made again when it is asked for again', async () => {
  const make = vi.fn<() => Promise<Uint8Array>>().mockRejectedValueOnce(new Error('full'))
  make.mockResolvedValue(new Uint8Array(1))
  const queue = openQueue(make, () => {})

  await expect(queue.print(prints.one, true)).rejects.toThrow('full')
  expect(await queue.print(prints.one, true)).toHaveLength(1)
})
