import type { Page } from '@playwright/test'

/** Doubles the text size, as in a browser’s settings. */
export async function doubleTextSize(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
