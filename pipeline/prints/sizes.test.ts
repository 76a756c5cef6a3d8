import { expect, test } from 'vitest'

import { cropAround, jpegWidths, PRINT_WIDTHS, widthsWithin } from './sizes.ts'

const focals = [0, 0.1, 0.49, 0.9, 1].flatMap((x) => [0, 0.5, 1].map((y) => ({ x, y })))

test.each([
  { width: 2000, height: 1333 },
  { width: 1333, height: 2000 },
  { width: 1000, height: 3000 },
  { width: 7, height: 5 },
])('a crop of $width × $height is inside it and keeps the focal point', (size) => {
  for (const focal of focals) {
    const { left, top, width, height } = cropAround(size, 0.7, focal)
    const [x, y] = [focal.x * size.width, focal.y * size.height]
    const inOrder = [
      [0, left, x, left + width, size.width],
      [0, top, y, top + height, size.height],
    ]
    for (const edges of inOrder) expect(edges).toEqual(edges.toSorted((a, b) => a - b))
  }
})

test('a crop is as high as the picture, and around the focal point where there is room', () => {
  const around = (x: number) => cropAround({ width: 2000, height: 1333 }, 0.7, { x, y: 0.5 })
  expect(around(0.5)).toEqual({ left: 534, top: 0, width: 933, height: 1333 })
  expect(around(0.95).left).toBe(1067)
})

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
