import { expect, test } from 'vitest'

import { grainyPicture } from 'avif-grain/tests/grainy-picture'
import { pickQuality } from './quality.ts'

const SIZE = { width: 320, height: 240 }

/** A sky with a fence before part of it, and how strong its planks are. */
type Scene = [sigma: number, part: number, planks: number]

function picture([sigma, part, planks]: Scene) {
  const scene = (x: number, y: number) =>
    120 + y / 10 + (y < SIZE.height * part && x % 6 < 3 ? planks : 0)
  return grainyPicture({ ...SIZE, sigma, scene })
}

test.for<[what: string, scan: Scene, encoded: Scene, quality: number]>([
  ['a sky that lost only grain', [7, 0, 0], [3, 0, 0], 40],
  ['a fence that lost detail', [4, 0.5, 40], [2, 0.5, 25], 60],
  ['a sky with one damaged detail', [4, 0.06, 40], [2, 0.06, 30], 50],
  ['a picture without grain', [0, 0.5, 40], [0, 0.5, 40], 50],
])('%s is encoded as it needs', ([, scan, encoded, quality]) => {
  expect(pickQuality(picture(scan), picture(encoded))).toBe(quality)
})
