import { expect, test } from 'vitest'

import { archivo, besley } from './typeface.ts'

test('letters become outlines that can be drawn, at any position', () => {
  for (let left = 600; left < 660; left++) {
    const outlines = archivo.outlines('Write to the studio: 35mm & more', left, 546, 30)
    expect(outlines).toMatch(/^([MLQCZ]|-?\d+\.\d| )+$/)
  }
})

test('a letter that is in another file of the typeface is taken from there', () => {
  expect(besley.unknown('Łódź, Zoë & Søren')).toEqual([])
  expect(besley.width('Ł', 100)).toBeGreaterThan(40)
})

test('letters that no file has are left out and reported', () => {
  expect(besley.unknown('影 Studio 影')).toEqual(['影'])
  expect(besley.outlines('影Iris', 0, 0, 96)).toBe(besley.outlines('Iris', 0, 0, 96))
})
