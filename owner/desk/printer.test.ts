import { beforeEach, expect, test, vi } from 'vitest'

import { openPrinter } from './printer.ts'

beforeEach(() => void vi.useFakeTimers())

const MISTAKE = undefined

/** What becomes of prints that are missing at each reading of the content, one after the other. */
async function printed(...readings: (string[] | typeof MISTAKE)[]): Promise<string[]> {
  const happened: string[] = []
  let missing: string[] | undefined
  const { look, stop } = openPrinter(
    async () => missing ?? Promise.reject(new Error('a mistake in the words')),
    () => {
      happened.push(`prints ${missing?.join()}`)
      return () => void happened.push('ends')
    },
  )
  for (missing of readings) {
    look()
    await vi.runAllTimersAsync()
  }
  look()
  stop()
  await vi.runAllTimersAsync()
  return happened
}

const [AB, BC] = [
  ['a', 'b'],
  ['b', 'c'],
]

test.for<[what: string, readings: (string[] | undefined)[], happens: string[]]>([
  ['nothing begins where nothing is missing', [[], []], []],
  ['what was begun goes on while words change', [AB, AB, ['b'], []], ['prints a,b']],
  ['a new photograph is printed at once', [AB, BC], ['prints a,b', 'ends', 'prints b,c']],
  ['a mistake in the words changes nothing', [['a'], MISTAKE, ['a']], ['prints a']],
  ['what cannot be printed is not tried for ever', [['a'], ['a'], ['a']], ['prints a']],
])('%s, and all ends with the desk', async ([, readings, happens]) => {
  const ends = happens.length > 0 ? ['ends'] : []
  expect(await printed(...readings)).toEqual([...happens, ...ends])
})

test('while an owner types, nothing begins', async () => {
  const start = vi.fn(() => () => {})
  const { look } = openPrinter(async () => ['a'], start)
  for (let letter = 0; letter < 20; letter++) {
    look()
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(start).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(start).toHaveBeenCalledOnce()
})
