import { expect, test } from 'vitest'

import { findScan } from './find-scan.ts'
import { missingScan } from './missing-scan.ts'

test('accents match in both Unicode forms, on disk and in content', () => {
  const [composed, decomposed] = ['Café.jpg'.normalize('NFC'), 'Café.jpg'.normalize('NFD')]
  expect(findScan([decomposed], composed)).toBe(decomposed)
  expect(findScan([composed], decomposed)).toBe(composed)
  expect(findScan(['veil.jpg'], 'gate.jpg')).toBeUndefined()
})

test('a scan whose name differs in capitals or ending is not found, and suggested', () => {
  for (const name of ['Veil.JPG', 'veil.tif']) {
    expect(findScan([name], 'veil.jpg')).toBeUndefined()
    expect(missingScan([name], 'veil.jpg')).toContain(`is not there, but ${name} is.`)
  }
  for (const name of ['gate.tif', 'veil.xmp', 'veil.12.jpg', 'veil-2.jpg']) {
    expect(missingScan([name], 'veil.jpg'), name).toContain('is not there. Put the scan there')
  }
})
