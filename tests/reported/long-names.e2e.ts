import type { Locator } from '@playwright/test'

import { layoutProblems } from '#owner/check/layout-problems.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('largest') })

for (const width of [280, 320, 390, 420]) {
  test(
    `at ${width} px no word of the menu is under its picture`,
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/about')
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('navigation', { name: 'Main' })
      const photographs = menu.getByRole('link', { name: 'Photographs' })
      await expect(photographs).toBeVisible()

      for (const link of await menu.getByRole('listitem').getByRole('link').all()) {
        expect(await overlap(link), await link.innerText()).toBeLessThanOrEqual(0)
      }
      expect(await layoutProblems(page)).toEqual([])
    },
  )
}

test('a name of sixty letters is readable at any width', { tag: '@all' }, async ({ page }) => {
  await page.goto('/about')
  const name = page.getByRole('banner').getByRole('link').first()
  for (const width of [320, 360, 390, 480, 639, 640, 768, 831, 832, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 })
    const size = await name.evaluate((link) => parseFloat(getComputedStyle(link).fontSize))
    expect.soft(size, `${width} px`).toBeGreaterThanOrEqual(14)
    expect.soft(await layoutProblems(page), `${width} px`).toEqual([])
  }
})

/** By how much the letters of a link reach over its picture, in px. */
function overlap(link: Locator): Promise<number> {
  return link.evaluate((element) => {
    const picture = element.querySelector('picture')!.parentElement!.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(element.querySelector('[aria-hidden] + *')!.firstChild!)
    const right = Math.max(...Array.from(range.getClientRects(), (line) => line.right))
    return picture.width === 0 ? 0 : right - picture.left
  })
}
