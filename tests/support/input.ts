import type { Locator, Page } from '@playwright/test'

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

/** Moves two fingers about the center of the window, from so many px apart to so many. */
export async function pinch(page: Page, from: number, to: number) {
  const fingers = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize()!
  const [x, y] = [width / 2, height / 2]
  const at = (apart: number) => [-0.5, 0.5].map((side, id) => ({ id, x: x + side * apart, y }))

  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = at(from + (to - from) * part)
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Focuses a control with a visible ring, as the Tab key does, because a key was pressed last. */
export async function focusByKeyboard(control: Locator) {
  await control.page().keyboard.press('Shift')
  await control.focus()
}
