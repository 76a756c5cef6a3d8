import type { Locator } from '@playwright/test'

/** The center of an element, in px from the upper left of the window. */
export async function centerOf(target: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await target.boundingBox())!
  return [x + width / 2, y + height / 2]
}

/** The space between two elements, one above the other, in px. */
export async function gap(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [(await upper.boundingBox())!, (await lower.boundingBox())!]
  return below.y - above.y - above.height
}
