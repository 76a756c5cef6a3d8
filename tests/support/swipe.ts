import type { Locator } from '@playwright/test'

import { centerOf } from './geometry.ts'

/** Swipes sideways from the center of an element, by so many px. */
export async function swipe(target: Locator, by: number) {
  const page = target.page()
  const finger = await page.context().newCDPSession(page)
  const [x, y] = await centerOf(target)

  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = [{ x: x + by * part, y }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
