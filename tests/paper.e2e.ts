import type { Page } from '@playwright/test'

import { expect, test } from './support/test.ts'

/** Sheets without margins of half an inch, in CSS px. */
const SHEETS = { Letter: { width: 720, height: 960 }, A4: { width: 698, height: 1026 } }

for (const [name, sheet] of Object.entries(SHEETS)) {
  test(`[B1] on ${name} paper all packages fit on one sheet`, async ({ page }) => {
    await page.setViewportSize(sheet)
    await page.goto('/booking')
    await page.emulateMedia({ media: 'print' })
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(4)
    await expect(page.getByRole('list').filter({ has: cards })).toHaveCSS('break-inside', 'avoid')

    for (const card of await cards.all()) {
      const { y = 0, height = 0 } = (await card.boundingBox()) ?? {}
      expect(height).toBeGreaterThan(0)
      expect(y + height).toBeLessThanOrEqual(sheet.height)
      await expect(card.getByText(/^\$\d+$/)).toBeVisible()

      const link = card.getByRole('link', { name: /^Book Now/ })
      const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
      expect(printed).toBe(`"${await link.getAttribute('href')}"`)
      await expect(link).toHaveCSS('color', 'rgb(22, 19, 15)')
    }
  })
}

test('[P3] on paper the bar covers no text, no button is printed, and all 25 sessions fit', async ({
  page,
}) => {
  await page.setViewportSize(SHEETS.Letter)
  for (const path of ['/', '/portfolio', '/contact']) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner').locator('> :first-child')).toHaveCSS('position', 'static')
    await expect(page.getByRole('button', { name: /menu|slide|photo|session|copy/i })).toHaveCount(
      0,
    )
    if (path === '/portfolio') expect(await sessionsWithin(page, SHEETS.Letter.width)).toBe(25)
    await page.emulateMedia({ media: null })
  }
})

test('an open lightbox or menu is not printed over the page', async ({ page }) => {
  await page.goto('/portfolio')
  await page.getByRole('link', { name: /^Open Porch/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible')

  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('banner').getByRole('navigation').last()
  await expect(menu).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(menu).toBeHidden()
})

/** How many recent sessions are completely within the width of a sheet. */
function sessionsWithin(page: Page, width: number) {
  return page.getByRole('group', { name: /of 25$/ }).evaluateAll((slides, edge) => {
    const whole = slides.map((slide) => slide.getBoundingClientRect())
    return whole.filter(({ left, right }) => left >= 0 && right > left && right <= edge).length
  }, width)
}

test('no wax is printed', async ({ page }) => {
  for (const path of ['/', '/portfolio', '/about', '/contact']) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('[data-wax]').count()).toBeGreaterThan(0)
    await expect(page.locator('[data-wax]:visible')).toHaveCount(0)
    await page.emulateMedia({ media: null })
  }
})

test('the portfolio prints on two sheets, as a PDF under 12 MB', async ({ page }) => {
  await page.goto('/portfolio')
  const photographs = page.getByRole('main').locator('picture img')
  await photographs.evaluateAll(async (all: HTMLImageElement[]) => {
    for (const image of all) image.loading = 'eager'
    await Promise.all(all.map((image) => image.decode()))
  })

  const margin = '0.4in'
  const file = await page.pdf({
    format: 'Letter',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  })
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  expect(file.length).toBeLessThan(12_000_000)
})
