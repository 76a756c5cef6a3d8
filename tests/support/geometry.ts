import type { Locator } from '@playwright/test'

/** The center of an element, in px from the upper left of the window. */
export async function centerOf(target: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await target.boundingBox())!
  return [x + width / 2, y + height / 2]
}
