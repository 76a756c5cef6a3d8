import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { contrast } from '../contrast-ratio.ts'
import type { Box, TabStop } from './tab-stop.ts'

/** How far a ring may extend beyond its stop, in px. */
const REACH = 20

/** WCAG 1.4.11. */
const LEAST_CONTRAST = 3

/**
 * The thickness in px of the focused stop’s ring: the area that it changes by 3:1 or more, divided
 * by the length of the stop’s edge. WCAG 2.4.13 requires 2.
 */
export async function ringThickness(page: Page, { ringed: box }: TabStop): Promise<number> {
  const clip = around(page, box)
  const ringed = await capture(page, clip)
  await hideRing(page, true)
  const plain = await capture(page, clip)
  await hideRing(page, false)

  const changed = ringed.reduce((sum, pixel, at) => {
    if (pixel === plain[at]) return sum
    return contrast(colorOf(pixel), colorOf(plain[at]!)) < LEAST_CONTRAST ? sum : sum + 1
  }, 0)
  return changed / (2 * (box.width + box.height))
}

/** Hides the ring of the stop or of its ancestors, without moving the focus. */
function hideRing(page: Page, isHidden: boolean) {
  return page.evaluate((hidden) => {
    const value = hidden ? 'none' : ''
    for (let at = document.activeElement; at instanceof HTMLElement; at = at.parentElement) {
      if (hidden && getComputedStyle(at).outlineStyle === 'none') continue
      at.style.setProperty('outline', value, 'important')
      at.style.setProperty('box-shadow', value, 'important')
    }
  }, isHidden)
}

function around(page: Page, { x, y, width, height }: Box) {
  const size = page.viewportSize()!
  const [left, top] = [Math.max(0, x - REACH), Math.max(0, y - REACH)]
  return {
    x: left,
    y: top,
    width: Math.min(size.width, x + width + REACH) - left,
    height: Math.min(size.height, y + height + REACH) - top,
  }
}

/** Each pixel as one number, which compares fast. */
async function capture(page: Page, clip: Box): Promise<Uint32Array> {
  const picture = sharp(await page.screenshot({ clip }))
  const bytes = await picture.ensureAlpha().raw().toBuffer()
  return new Uint32Array(Uint8Array.from(bytes).buffer)
}

/** Red, green and blue, from 0 to 255. */
const colorOf = (pixel: number) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]
