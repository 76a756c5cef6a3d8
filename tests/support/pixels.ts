import type { Page } from '@playwright/test'
import sharp from 'sharp'

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
    if (contrast(colorAt(before, at), colorAt(after, at)) >= 3) changed += 1
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

/** The contrast ratio of two colors, from 1 to 21 (WCAG 2). */
export function contrast(one: Color, other: Color): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(color: Color): number {
  const [red, green, blue] = color.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
