import { expect, test } from 'vitest'

import { shortNameFrom } from './short-name.ts'

test.for([
  ['Wren & Halide', 'Wren'],
  ['Juniper Film', 'Juniper Film'],
  ['Juniper Film Studio', 'Juniper Film'],
  ['House of Wren and Ash', 'House'],
  ['Müller-Đặng Fotografie', 'Müller-Đặng'],
  ['Featherstonehaugh', undefined],
  ['', undefined],
] as const)('below an icon %j is %j', ([name, short]) => {
  expect(shortNameFrom(name)).toBe(short)
})
