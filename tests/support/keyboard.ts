import type { Locator } from '@playwright/test'

/** Focuses a control with a visible ring, as the Tab key does, because a key was pressed last. */
export async function focusByKeyboard(control: Locator) {
  await control.page().keyboard.press('Shift')
  await control.focus()
}
