import type { Locator } from '@playwright/test'

/** Focus as the Tab key would bring it: shown, because a key was used last. */
export async function focusByKeyboard(control: Locator) {
  await control.page().keyboard.press('Shift')
  await control.focus()
}
