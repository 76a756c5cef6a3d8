import type { Page } from '@playwright/test'

/** Sets text to twice its size, as visitors do in the settings of their browser. */
export async function doubleTextSize(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
