import { expect, test } from './support/test.ts'

/** Of Letter and A4 the smaller sides, without margins of half an inch, in CSS px. */
const SHEET = { width: 698, height: 960 }

test('on paper all packages fit on one sheet', async ({ page }) => {
  await page.setViewportSize(SHEET)
  await page.goto('/booking')
  await page.emulateMedia({ media: 'print' })
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(4)
  await expect(page.getByRole('list').filter({ has: cards })).toHaveCSS('break-inside', 'avoid')

  for (const card of await cards.all()) {
    const { y = 0, height = 0 } = (await card.boundingBox()) ?? {}
    expect(height).toBeGreaterThan(0)
    expect(y + height).toBeLessThanOrEqual(SHEET.height)
    await expect(card.getByText(/^\$\d+$/)).toBeVisible()

    const link = card.getByRole('link', { name: /^Book Now/ })
    const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(printed).toBe(`"${await link.getAttribute('href')}"`)
    await expect(link).toHaveCSS('color', 'rgb(22, 19, 15)')
  }
})

test('on paper all 25 sessions fit', async ({ page }) => {
  await page.setViewportSize(SHEET)
  await page.goto('/portfolio')
  await page.emulateMedia({ media: 'print' })
  const slides = page.getByRole('group', { name: /of 25$/ })
  await expect(slides).toHaveCount(25)
  for (const slide of await slides.all()) {
    const { x, width } = (await slide.boundingBox())!
    expect(width).toBeGreaterThan(0)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(SHEET.width)
  }
})
