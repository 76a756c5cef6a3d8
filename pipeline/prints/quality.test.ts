import { expect, test } from 'vitest'

import { grainyPicture } from 'avif-grain/tests/grainy-picture'
import { pickQuality } from './quality.ts'

const SIZE = { width: 320, height: 240 }

/** A sky with a fence before it, whose planks are as strong as said. */
const fence = (part: number, strength: number) => (x: number, y: number) =>
  120 + y / 10 + (y < SIZE.height * part && x % 6 < 3 ? strength : 0)

const sky = (x: number, y: number) => fence(0, 0)(x, y)

test('a sky that lost only grain gets the lowest quality', () => {
  const scan = grainyPicture({ ...SIZE, sigma: 7, scene: sky })
  const encoded = grainyPicture({ ...SIZE, sigma: 3, scene: sky })
  expect(pickQuality(scan, encoded)).toBe(40)
})

test('a fence that lost detail gets the highest quality', () => {
  const scan = grainyPicture({ ...SIZE, sigma: 4, scene: fence(0.5, 40) })
  const encoded = grainyPicture({ ...SIZE, sigma: 2, scene: fence(0.5, 25) })
  expect(pickQuality(scan, encoded)).toBe(60)
})

test('one damaged detail keeps a sky from the lowest quality', () => {
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
