import type { Page } from '@playwright/test'
import sharp from 'sharp'

import type { Box } from './boxes.ts'

export type Color = [number, number, number]

/** A picture of the window, pixel by pixel. */
export type Pixels = { width: number; height: number; at: (x: number, y: number) => Color }

/** What the window shows, or the whole page. */
export async function photograph(page: Page, fullPage = false): Promise<Pixels> {
  const png = await page.screenshot({ fullPage, caret: 'initial' })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    at(x, y) {
      const start = (y * info.width + x) * 3
      return [data[start]!, data[start + 1]!, data[start + 2]!]
    },
  }
}

/** Every pixel in a box, as far as it is in the picture. */
export function* within({ width, height }: Pixels, box: Box) {
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.bottom); y += 1)
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(width, box.right); x += 1)
      yield [x, y] as const
}

/** All but the worst hundredth: grains, and the seam of two pixels, are no part of a letter. */
export function worst(contrasts: number[]): number {
  return contrasts.toSorted((a, b) => a - b)[Math.floor(contrasts.length / 100)] ?? 0
}
