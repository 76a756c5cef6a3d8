import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { contrastOf } from '#pipeline/look/contrast.ts'

export type Box = { x: number; y: number; width: number; height: number }

/** Red, green and blue, from 0 to 255. */
export type Color = [red: number, green: number, blue: number]

/** The colors of a part of the window, row by row. */
export async function pixelsOf(page: Page, clip: Box): Promise<Color[]> {
  const samples = await samplesOf(page, clip)
  return Array.from({ length: samples.length / 3 }, (_, at) => colorAt(samples, 3 * at))
}

/** How many pixels of a part of the window have a contrast of 3:1 or more to what is there after a change. */
export async function changedPixels(page: Page, clip: Box, change: () => Promise<void>) {
  const before = await samplesOf(page, clip)
  await change()
  const after = await samplesOf(page, clip)
  let changed = 0
  for (let at = 0; at < before.length; at += 3) {
    // Of most pixels nothing changes.
    if (before.compare(after, at, at + 3, at, at + 3) === 0) continue
    if (contrastOf(colorAt(before, at), colorAt(after, at)) >= 3) changed += 1
  }
  return changed
}

/** Three samples for each pixel: red, green and blue. */
async function samplesOf(page: Page, clip: Box): Promise<Buffer> {
  return sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer()
}

function colorAt(samples: Buffer, at: number): Color {
  return [samples[at]!, samples[at + 1]!, samples[at + 2]!]
}
