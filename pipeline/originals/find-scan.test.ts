import { expect, test } from 'vitest'

import { findScan, missingScan, twinScan } from './find-scan.ts'

test('a scan is found by its name', () => {
  expect(findScan(['veil.jpg', 'gate.jpg'], 'gate.jpg')).toBe('gate.jpg')
  expect(findScan(['veil.jpg'], 'gate.jpg')).toBeUndefined()
})

test('accents match in both Unicode forms, on disk and in content', () => {
  const [composed, decomposed] = ['Café.jpg'.normalize('NFC'), 'Café.jpg'.normalize('NFD')]
  expect(findScan([decomposed], composed)).toBe(decomposed)
  expect(findScan([composed], decomposed)).toBe(composed)
  expect(findScan([decomposed, composed], composed)).toBe(composed)
})

test('names are case-sensitive, and the message says so', () => {
  expect(findScan(['Veil.JPG'], 'veil.jpg')).toBeUndefined()
  expect(missingScan(['Veil.JPG'], 'veil.jpg')).toBe(
    'is not there, but Veil.JPG is. Upper and lower case have to be the same.',
  )
})

test('a scan with another extension is suggested', () => {
  expect(missingScan(['veil.tif'], 'veil.jpg')).toBe(
    'is not there, but veil.tif is. Write its name with that ending.',
  )
  expect(missingScan(['gate.tif'], 'veil.jpg')).toBe(
    'is not there. Put the scan there, or take its name off the pages.',
  )
})

test('two scans whose names differ only in case get a warning', () => {
  expect(twinScan(['veil.jpg', 'gate.jpg'], 'veil.jpg')).toEqual([])
  expect(twinScan(['veil.jpg', 'Veil.JPG'], 'veil.jpg')).toEqual([
    'and Veil.JPG differ only in how they are written. On many computers one replaces the other.',
  ])
})
