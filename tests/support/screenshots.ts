import type { Page } from '@playwright/test'
import sharp from 'sharp'

import type { Box } from './layout-types.ts'

export type Color = [number, number, number]

export type Pixels = { width: number; height: number; at: (x: number, y: number) => Color }

/** The pixels of the window, or of the whole page. */
export async function screenshot(page: Page, fullPage = false): Promise<Pixels> {
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

/** The position of every pixel in a box, within the screenshot. */
export function* within({ width, height }: Pixels, box: Box) {
  for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(height, box.bottom); y += 1)
    for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(width, box.right); x += 1)
      yield [x, y] as const
}

/** The lowest contrast, without the lowest 1 %, which is grain and the blended edges of letters. */
export function worst(contrasts: number[]): number {
  return contrasts.toSorted((a, b) => a - b)[Math.floor(contrasts.length / 100)] ?? 0
}
