import type { Page } from '@playwright/test'

import { centerOf } from './support/geometry.ts'
import { swipe } from './support/swipe.ts'
import { expect, test } from './support/test.ts'

const photograph = (page: Page) => page.getByRole('dialog').getByRole('img')
const button = (page: Page) => page.getByRole('button', { name: 'Negative' })
const isNegative = (page: Page) => expect(photograph(page)).toHaveCSS('filter', /invert\(1\)/)
const isPositive = (page: Page) => expect(photograph(page)).toHaveCSS('filter', 'none')

async function open(page: Page, id: string) {
  await page.goto(`/portfolio#${id}`)
  await expect(photograph(page)).toBeVisible()
  await isPositive(page)
}

test('the button and N turn a photograph into its negative, orange or gray by its film', async ({
  page,
}) => {
  await open(page, 'porch')
  await button(page).click()
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true')
  await isNegative(page)
  await expect(photograph(page)).toHaveCSS('filter', /hue-rotate/)
  await page.keyboard.press('n')
  await isPositive(page)

  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('n')
  await expect(photograph(page)).toHaveCSS('filter', 'invert(1)')
})

test('a held photograph is a negative until it is let go, and a short press changes nothing', async ({
  page,
}) => {
  await open(page, 'porch')
  await page.mouse.move(...(await centerOf(photograph(page))))
  await page.mouse.down()
  await isNegative(page)
  await page.mouse.up()
  await isPositive(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a held photograph that is dragged is no negative', async ({ page }) => {
  await open(page, 'porch')
  const [x, y] = await centerOf(photograph(page))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await isNegative(page)
  await page.mouse.move(x + 40, y)
  await isPositive(page)
  await page.mouse.up()
})

test('a held photograph whose menu opens is no negative', async ({ page }) => {
  await open(page, 'before-it-came-down')
  await page.mouse.move(...(await centerOf(photograph(page))))
  await page.mouse.down()
  await isNegative(page)
  // As with Ctrl on a Mac, where no more is heard of the press.
  await photograph(page).dispatchEvent('contextmenu')
  await isPositive(page)
  await page.mouse.up()
})

for (const [reducedMotion, during] of [
  ['no-preference', '0.32s'],
  ['reduce', '0s'],
] as const) {
  test(`with motion “${reducedMotion}” that takes ${during}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await open(page, 'porch')
    await expect(photograph(page)).toHaveCSS('transition-duration', during)
  })
}

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a swipe still turns, and the next photograph is positive', async ({ page }) => {
    await open(page, 'porch')
    await swipe(photograph(page), -180)
    await expect(page.getByText('Frame 5 of 5', { exact: true })).toBeVisible()
    await isPositive(page)
  })
})
