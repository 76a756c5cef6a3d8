import type { Locator, Page } from '@playwright/test'

/** The center of an element, in px from the upper left of the window. */
export async function centerOf(target: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await target.boundingBox())!
  return [x + width / 2, y + height / 2]
}

/** Focuses a control with a visible ring, as the Tab key does, because a key was pressed last. */
export async function focusByKeyboard(control: Locator) {
  await control.page().keyboard.press('Shift')
  await control.focus()
}

/** Swipes sideways from the center of an element, by so many px. */
export async function swipe(target: Locator, by: number) {
  const page = target.page()
  const [x, y] = await centerOf(target)

  await touch(page, (part) => [{ x: x + by * part, y }])
}

/** Moves two fingers about the center of the window, from so many px apart to so many. */
export async function pinch(page: Page, from: number, to: number) {
  const { width, height } = page.viewportSize()!
  const [x, y] = [width / 2, height / 2]
  const at = (apart: number) => [-0.5, 0.5].map((side, id) => ({ id, x: x + side * apart, y }))

  await touch(page, (part) => at(from + (to - from) * part))
}

/** Puts fingers down, moves them in four parts of the way, and lifts them. */
async function touch(page: Page, at: (part: number) => { x: number; y: number }[]) {
  const fingers = await page.context().newCDPSession(page)
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    const type = part === 0 ? 'touchStart' : 'touchMove'
    await fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at(part) })
  }
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
