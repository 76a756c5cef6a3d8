import { expect, test } from 'vitest'

import { archivo, besley } from './typeface.ts'

test('characters become outlines at any position', () => {
  for (let left = 600; left < 660; left++) {
    const outlines = archivo.outlines('Write to the studio: 35mm & more', left, 546, 30)
    expect(outlines).toMatch(/^([MLQCZ]|-?\d+\.\d| )+$/)
  }
})

test('a character missing from one font file is taken from another, or left out', () => {
  expect(besley.unknown('Łódź, Zoë & Søren')).toEqual([])
  expect(besley.width('Ł', 100)).toBeGreaterThan(40)
  expect(besley.outlines('影Iris', 0, 0, 96)).toBe(besley.outlines('Iris', 0, 0, 96))
})
