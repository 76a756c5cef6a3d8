import { expect, test } from 'vitest'

import { everyOne } from './every-one.ts'

test('one that fails stops no other, and all failures are told at once', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`${item} is even.`)
    done.push(item)
  }
  await expect(everyOne([1, 2, 3, 4], work)).rejects.toThrow('2 is even.\n4 is even.')
  expect(done).toEqual([1, 3])
})

test('a single failure is passed on as it is', async () => {
  const failure = new TypeError('no')
  const work = () => Promise.reject(failure)
  await expect(everyOne([1], work)).rejects.toBe(failure)
})
