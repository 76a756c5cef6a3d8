// browser-compat-data#17408
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

// Chromium darkens pages where the system is dark.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

for (const path of PAGES) {
  test(`a browser that darkens pages by itself leaves ${path} alone`, async ({ page }) => {
    await page.goto(path)
    const shown = page
      .getByRole('heading', { level: 2 })
      .filter({ visible: true })
      .nth(path === '/booking' ? 3 : -1)
    await shown.scrollIntoViewIfNeeded()
    const before = await shown.screenshot()

    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
    expect(before.equals(await shown.screenshot())).toBe(true)
  })
}
