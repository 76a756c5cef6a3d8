import { expect, test } from 'vitest'

import { findScan, missingScan } from './find-scan.ts'

test.for<[onDisk: string, written: string]>([
  ['Café.jpg'.normalize('NFD'), 'Café.jpg'.normalize('NFC')],
  ['Café.jpg'.normalize('NFC'), 'Café.jpg'.normalize('NFD')],
  ['veil.jpg ', 'veil.jpg'],
  ['Shot at 3.00\u202fPM.jpg', 'Shot at 3.00 PM.jpg'],
  ['veil.jpg\u200e', 'veil.jpg'],
])('%j is found where the content has %j, which looks the same', ([onDisk, written]) => {
  expect(findScan(['gate.jpg', onDisk], written)).toBe(onDisk)
})

test('of two names that look the same, the one that is written is meant', () => {
  expect(findScan(['a\u00a0veil.jpg', 'a veil.jpg'], 'a veil.jpg')).toBe('a veil.jpg')
})

const ELSEWHERE = 'is not there. Put the scan there'

test.for<[onDisk: string, written: string, advice: string]>([
  ['Veil.JPG', 'veil.jpg', 'is not there, but Veil.JPG is.'],
  ['veil.tif', 'veil.jpg', 'is not there, but veil.tif is.'],
  ['veil.jpg.jpg', 'veil.jpg', 'is not there, but veil.jpg.jpg is.'],
  ['veil (1).jpg', 'veil.jpg', 'is not there, but veil (1).jpg is.'],
  ['veil.jpg', '“veil.jpg”', 'is not there, but veil.jpg is.'],
  ['.veil.jpg.icloud', 'Veil.jpg', 'is not there, but .veil.jpg.icloud is: the sign of iCloud'],
  ['veil.jpg', `${'v'.repeat(300)}.jpg`, 'is a longer name than disks can hold.'],
  ['gate.tif', 'veil.jpg', ELSEWHERE],
  ['veil.xmp', 'veil.jpg', ELSEWHERE],
  ['veil-2.jpg', 'veil.jpg', ELSEWHERE],
])('%s is not what is found for %s, and it is said: %s', ([onDisk, written, advice]) => {
  expect(findScan([onDisk], written)).toBeUndefined()
  expect(missingScan([onDisk], written)).toContain(advice)
})
