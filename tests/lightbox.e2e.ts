import type { Page } from '@playwright/test'

import { swipe } from './support/swipe.ts'
import { expect, test } from './support/test.ts'

const lightbox = (page: Page) => page.getByRole('dialog')
const item = (page: Page, title = 'Porch') =>
  page.getByRole('link', { name: new RegExp(`Open ${title}`) })
const historyIsClean = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeFalsy()

async function openLightbox(page: Page, title?: string) {
  await page.goto('/portfolio')
  await item(page, title).click()
  await expect(lightbox(page)).toBeVisible()
}

test('[P2] the page behind the lightbox does not scroll', async ({ page }) => {
  await page.goto('/portfolio')
  const last = item(page, 'Shop window')
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await last.click()
  await expect(lightbox(page)).toBeVisible()

  await page.mouse.wheel(0, 900)
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
  await expect(last).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('[P2] closing the lightbox scrolls to the photograph seen last', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLightbox(page, 'Wide brim')
  await page.getByRole('button', { name: 'Previous photograph' }).click()
  await expect(page.getByText('Frame 5 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()

  const last = item(page, 'Shop window')
  await expect(last).toBeFocused()
  await historyIsClean(page)
  await expect(last.getByRole('img')).toBeInViewport({ ratio: 0.9 })
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const lifted = `${reducedMotion === 'reduce' ? 'not ' : ''}lifted from its frame`
  test(`[P2] with motion “${reducedMotion}” a photograph is ${lifted}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (change) => {
        const transition = start(change)
        void transition.ready.then(() => {
          const moved = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
          document.title = String(moved.map(({ pseudoElement }) => pseudoElement))
        })
        return transition
      }
    })
    await openLightbox(page)
    if (reducedMotion === 'reduce') await expect(page).toHaveTitle(/^Portfolio/)
    else await expect(page).toHaveTitle(/group\(photograph\)/)
  })
}

const closed = {
  'is closed by its button': (page: Page) => page.getByRole('button', { name: 'Close' }).click(),
  'is closed by a reload': (page: Page) => page.reload(),
}
for (const [how, close] of Object.entries(closed)) {
  test(`[P2] after the lightbox ${how}, one Back leaves the page`, async ({ page }) => {
    await page.goto('/about')
    await openLightbox(page)
    await close(page)
    await expect(lightbox(page)).toBeHidden()
    await historyIsClean(page)

    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })
}

test('[P2] a photograph is zoomed by button and by double click', async ({ page }) => {
  await openLightbox(page, 'Face to the sun')
  const photograph = lightbox(page).getByRole('img')
  await expect(photograph).toBeVisible()
  const width = async () => (await photograph.boundingBox())!.width
  const fitting = await width()

  await page.getByRole('button', { name: /zoom/i }).click()
  await expect.poll(width).toBeGreaterThan(2 * fitting)
  await page.getByRole('button', { name: /zoom/i }).click()
  await expect.poll(width).toBe(fitting)

  // On a busy machine the second press may come too late to be a double click.
  await expect(async () => {
    if ((await width()) < 1.5 * fitting) await photograph.dblclick()
    await expect.poll(width, { timeout: 2000 }).toBeGreaterThan(2 * fitting)
  }).toPass({ timeout: 15_000 })
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[P2] a tap opens the lightbox, and a swipe shows the next photograph', async ({ page }) => {
    await page.goto('/portfolio')
    await item(page).tap()
    await expect(lightbox(page).getByText('Frame 4 of 5')).toBeVisible()
    await swipe(lightbox(page).getByRole('img').first(), -180)
    await expect(lightbox(page).getByText('Frame 5 of 5')).toBeVisible()
  })
})
