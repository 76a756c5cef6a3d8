import type { Locator } from '@playwright/test'

/** A finger drawn across an element, sideways from its middle by so many px. */
export async function swipe(target: Locator, by: number) {
  const page = target.page()
  const finger = await page.context().newCDPSession(page)
  const box = (await target.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]

  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = [{ x: x + by * part, y }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
