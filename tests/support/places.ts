import type { Locator } from '@playwright/test'

/** Where the middle of something is, in px from the upper left of the window. */
export async function middle(target: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await target.boundingBox())!
  return [x + width / 2, y + height / 2]
}

/** From the lower edge of one to the upper edge of the other, in px. */
export async function gap(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [(await upper.boundingBox())!, (await lower.boundingBox())!]
  return below.y - above.y - above.height
}
