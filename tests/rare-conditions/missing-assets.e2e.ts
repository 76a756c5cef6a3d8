import type { Page } from '@playwright/test'

import { captionOf } from '../support/captions.ts'
import { fillInForm, send, thanks } from '../support/inquiry.ts'
import { PAGES } from '../support/pages.ts'
import { sideways } from '../support/sideways.ts'
import { refuseStorage } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectConsole }) => expectConsole(/net::ERR_/, /404/))

for (const path of [...PAGES, '/nope']) {
  test(`${path} works without fonts, photographs and storage`, async ({ page }) => {
    await page.route(/\.woff2$|\/uploads\//, (route) => route.abort())
    await refuseStorage(page)

    await page.goto(path)
    const fonts = () => Array.from(document.fonts, ({ status }) => status)
    await expect.poll(() => page.evaluate(fonts)).toContain('error')
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await sideways(page), `${width} px`).toBe(0)
    }
    for (const photograph of await page.locator('main img').filter({ visible: true }).all()) {
      const { width = 0, height = 0 } = (await photograph.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThan(60)
    }

    if (path === '/') {
      await page.getByRole('button', { name: 'Next photograph' }).click()
      await expect(captionOf(page, '2 of 5')).toContainText('Uptown, through the windshield')
    }
    if (path === '/portfolio') {
      const lightbox = await openLightbox(page)
      await expect(lightbox.getByText('The photograph did not load.')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(lightbox.getByText('Frame 2 of 5', { exact: true })).toBeVisible()
      await expect(lightbox.getByRole('link', { name: 'Open it as a file' })).toBeVisible()
    }
    if (path === '/contact') await expectThanks(page)
  })
}

test('[H3 P2 C2] offline, what is loaded still works', async ({ page, context }) => {
  // Tall enough for larger prints in the lightbox than on the page.
  await page.setViewportSize({ width: 1280, height: 1400 })
  await page.goto('/')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Photograph 4 of 5' }).click()
  await expect(captionOf(page, '4 of 5')).toBeVisible()

  await context.setOffline(false)
  await page.goto('/portfolio')
  const lightbox = await openLightbox(page)
  // The photograph and both of its neighbors.
  const loaded = () =>
    lightbox.locator('img').evaluateAll((images: HTMLImageElement[]) => {
      return images.map(({ naturalWidth }) => naturalWidth > 0)
    })
  await expect.poll(loaded).toEqual([true, true, true])
  await context.setOffline(true)
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.getByText('Frame 2 of 5', { exact: true })).toBeVisible()
  await expect(lightbox.getByText('The photograph did not load.')).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.getByText('Frame 3 of 5', { exact: true })).toBeVisible()
  await expect(lightbox.getByText('The photograph did not load.')).toBeVisible()

  await context.setOffline(false)
  await page.goto('/contact')
  await context.setOffline(true)
  await expectThanks(page)
})

async function openLightbox(page: Page) {
  const first = page.getByRole('link', { name: /^Open / }).first()
  await first.click()
  return page.getByRole('dialog')
}

async function expectThanks(page: Page) {
  await fillInForm(page)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
}
