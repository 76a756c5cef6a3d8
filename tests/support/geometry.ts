import type { Locator, Page } from '@playwright/test'

/** The center of an element, in px from the upper left of the window. */
export async function centerOf(target: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await target.boundingBox())!
  return [x + width / 2, y + height / 2]
}

/** How far the page scrolls sideways, in px. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
