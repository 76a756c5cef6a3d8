import { expect, type Page } from '@playwright/test'

import { centerOf } from '../support/input.ts'
import type { Journey } from './journey.ts'

const photograph = (page: Page) => page.getByRole('dialog').getByRole('img')
const button = (page: Page) => page.getByRole('button', { name: 'Negative' })
const isNegative = (page: Page) => expect(photograph(page)).toHaveCSS('filter', /invert\(1\)/)
const isPositive = (page: Page) => expect(photograph(page)).toHaveCSS('filter', 'none')

export const negative: Journey[] = [
  {
    says: 'the button and N turn a photograph into its negative, orange or gray by its film',
    page: '/portfolio#all-five',
    async expect({ page }) {
      await isPositive(page)
      await button(page).click()
      await expect(button(page)).toHaveAttribute('aria-pressed', 'true')
      await isNegative(page)
      await expect(photograph(page)).toHaveCSS('filter', /hue-rotate/)
      await page.keyboard.press('n')
      await isPositive(page)

      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('n')
      await expect(photograph(page)).toHaveCSS('filter', 'invert(1)')
    },
  },
  {
    says: 'a held photograph is a negative until it is let go, dragged, or its menu opens',
    wide: true,
    page: '/portfolio#all-five',
    async expect({ page }) {
      const [x, y] = await centerOf(photograph(page))
      const ends = [
        () => page.mouse.up(),
        () => page.mouse.move(x + 40, y),
        // As with Ctrl on a Mac, where no more is heard of the press.
        () => photograph(page).dispatchEvent('contextmenu'),
      ]
      for (const end of ends) {
        await page.mouse.move(x, y)
        await page.mouse.down()
        await isNegative(page)
        await end()
        await isPositive(page)
        await page.mouse.up()
      }
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(button(page)).toHaveAttribute('aria-pressed', 'false')
    },
  },
]
