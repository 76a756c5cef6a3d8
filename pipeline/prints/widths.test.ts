import { expect, test } from 'vitest'

import { jpegWidths, PRINT_WIDTHS, widthsWithin } from './widths.ts'

test.for([
  [6000, [336, 552, 736, 1136, 1600, 2400], [736, 1600]],
  [2000, [336, 552, 736, 1136, 1600, 2000], [736, 1600]],
  [1200, [336, 552, 736, 1136, 1200], [736, 1200]],
  [200, [200], [200]],
] as const)('a scan %i pixels wide is printed %j wide', ([own, avif, jpg]) => {
  expect(widthsWithin(PRINT_WIDTHS.whole, own)).toEqual(avif)
  expect(jpegWidths([...avif])).toEqual(jpg)
})

test('a frame of a contact sheet is printed small and large', () => {
  expect(widthsWithin(PRINT_WIDTHS.frame, 900)).toEqual([240, 900])
  expect(widthsWithin(PRINT_WIDTHS.frame, 600)).toEqual([240, 600])
})
