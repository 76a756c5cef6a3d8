import { expect, test } from 'vitest'

import { grainyPicture } from 'avif-grain/tests/grainy-picture'
import { pickQuality } from './quality.ts'

const SIZE = { width: 320, height: 240 }

/** A sky with a fence before it, whose planks are as strong as said. */
const fence = (part: number, strength: number) => (x: number, y: number) =>
  120 + y / 10 + (y < SIZE.height * part && x % 6 < 3 ? strength : 0)

const sky = (x: number, y: number) => fence(0, 0)(x, y)

test('a sky of which only grain was lost takes the fewest bytes', () => {
  const scan = grainyPicture({ ...SIZE, sigma: 7, scene: sky })
  const encoded = grainyPicture({ ...SIZE, sigma: 3, scene: sky })
  expect(pickQuality(scan, encoded)).toBe(40)
})

test('a fence of which more was lost than grain takes the most', () => {
  const scan = grainyPicture({ ...SIZE, sigma: 4, scene: fence(0.5, 40) })
  const encoded = grainyPicture({ ...SIZE, sigma: 2, scene: fence(0.5, 25) })
  expect(pickQuality(scan, encoded)).toBe(60)
})

test('a small thing that suffers keeps a sky from the fewest bytes', () => {
  const scan = grainyPicture({ ...SIZE, sigma: 4, scene: fence(0.06, 40) })
  const encoded = grainyPicture({ ...SIZE, sigma: 2, scene: fence(0.06, 30) })
  expect(pickQuality(scan, encoded)).toBe(50)
})

test('pictures too small to judge, or without grain, are encoded as usual or smaller', () => {
  const dot = grainyPicture({ width: 1, height: 1, sigma: 0 })
  expect(pickQuality(dot, dot)).toBe(50)
  const drawn = grainyPicture({ ...SIZE, sigma: 0, scene: fence(0.5, 40) })
  expect(pickQuality(drawn, drawn)).toBe(50)
})
