import type { Page } from '@playwright/test'
import sharp from 'sharp'

export type Box = { x: number; y: number; width: number; height: number }

/** Red, green and blue, from 0 to 255. */
export type Color = [red: number, green: number, blue: number]

/** The colors of a part of the window, row by row. */
export async function pixelsOf(page: Page, clip: Box): Promise<Color[]> {
  const png = await page.screenshot({ clip })
  const data = await sharp(png).removeAlpha().raw().toBuffer()
  return Array.from({ length: data.length / 3 }, (_, at) => [
    data[3 * at]!,
    data[3 * at + 1]!,
    data[3 * at + 2]!,
  ])
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
