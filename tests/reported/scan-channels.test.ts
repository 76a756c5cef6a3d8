import { expect, test } from 'vitest'

import { testTiff } from '../../pipeline/tests/test-tiff.ts'
import { examined } from './examined.ts'

const LEFT_OUT = expect.stringMatching(/^has a channel that is neither color nor transparency/)
const BROWN = [180, 90, 60]
const GRAY = [120]
const EXTRA_SAMPLES = 338

/** A frame whose further channels are empty on the left and full on the right. */
function frame(colors: number[], extra: number, declared?: number[], options = {}): Buffer {
  const color = (x: number) => [...colors, ...Array<number>(extra).fill(x < 32 ? 0 : 255)]
  const fields = { [EXTRA_SAMPLES]: declared }
  return testTiff([{ color, width: 64, height: 48, fields, ...options }], options)
}

// RawTherapee#1866, geeqie#344: VueScan's 64-bit RGBI. ImageMagick#6187: a saved selection.
// imageio-ext#164: gray and infrared. sharp#2266, sharp#4382: five channels.
// OpenImageIO#3287: a channel that nobody declared.
test('infrared and saved selections are left out of a print, with a warning', async () => {
  for (const [name, scan, color] of [
    ['RGBI', frame(BROWN, 1, [0], { bits: 16 }), BROWN],
    ['a selection', frame(BROWN, 1, [0]), BROWN],
    ['gray and infrared', frame(GRAY, 1, [0], { bits: 16 }), [120, 120, 120]],
    ['two selections', frame(BROWN, 2, [0, 0]), BROWN],
    ['five of them', frame(BROWN, 5, [0, 0, 0, 0, 0]), BROWN],
    ['untold', frame(BROWN, 1), BROWN],
    ['of a Mac, in planes', frame(BROWN, 1, [0], { order: 'MM', planar: true }), BROWN],
    ['a tiled BigTIFF', frame(BROWN, 1, [0], { big: true, tiled: true }), BROWN],
  ] as const) {
    expect(await examined(scan), name).toMatchObject({ color, warnings: [LEFT_OUT] })
  }
  const { color } = await examined(frame([0, 255, 255, 0], 1, [0], { photometric: 5 }))
  const inks = await examined(frame([0, 255, 255, 0], 0, [], { photometric: 5 }))
  expect(color).toEqual(inks.color)
})

test('transparency stays white, also beside a channel that is left out', async () => {
  const halfWhite = [218, 173, 158]
  const clear = await examined(frame(BROWN, 1, [2]))
  expect(clear).toMatchObject({ color: halfWhite, warnings: [] })
  const both = await examined(frame(BROWN, 2, [2, 0]))
  expect(both).toMatchObject({ color: halfWhite, warnings: [LEFT_OUT] })
})

// libvips mixes up the rows of gray ones, and refuses tiled ones.
test('channels kept apart in a way that cannot be read are named', async () => {
  const refused = expect.stringMatching(/^keeps its channels apart/)
  expect(await examined(frame(GRAY, 1, [0], { planar: true }))).toEqual({ refused })
  expect(await examined(frame(BROWN, 0, [], { planar: true, tiled: true }))).toEqual({ refused })
})
