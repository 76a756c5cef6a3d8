import { expect, test } from 'vitest'

import { FULL_LADDER, jpegRungs, rungs, TALL_LADDER } from './ladder.ts'

test('a large scan is printed at every width, and never wider', () => {
  expect(rungs(FULL_LADDER, 6000)).toEqual([336, 552, 736, 1136, 1600, 2400])
})

test('a scan between two rungs has its own width on top', () => {
  expect(rungs(FULL_LADDER, 2000)).toEqual([336, 552, 736, 1136, 1600, 2000])
  expect(rungs(TALL_LADDER, 933)).toEqual([480, 736, 933])
})

test('a scan below the ladder is printed at its own width', () => {
  expect(rungs(FULL_LADDER, 200)).toEqual([200])
})

test('JPEGs come in two widths, or the widest there is', () => {
  expect(jpegRungs(rungs(FULL_LADDER, 2000))).toEqual([736, 1600])
  expect(jpegRungs(rungs(FULL_LADDER, 1200))).toEqual([736, 1200])
  expect(jpegRungs(rungs(FULL_LADDER, 500))).toEqual([500])
})
