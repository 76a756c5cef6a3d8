import { expect, test } from 'vitest'

import { everyOne } from './every-one.ts'

test('a failure stops no other item, and all failures are reported together', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`${item} is even.`)
    done.push(item)
  }
  await expect(everyOne([1, 2, 3, 4], work)).rejects.toThrow('2 is even.\n4 is even.')
  expect(done).toEqual([1, 3])
})

test('a single failure is thrown unchanged', async () => {
  const failure = new TypeError('no')
  const work = () => Promise.reject(failure)
  await expect(everyOne([1], work)).rejects.toBe(failure)
})
