import { expect, test } from './support/test.ts'

test('[P1] in a low window Featured Work begins in the upper 40 %', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/portfolio')
  const photograph = await page
    .getByRole('link', { name: /^Open / })
    .first()
    .boundingBox()

  expect(photograph!.y).toBeLessThan(720 * 0.4)
})

test('[P1] pointing at a photograph draws a wax box clear of it', async ({ page }) => {
  await page.goto('/portfolio')
  const item = page.getByRole('link', { name: /Open Porch/ })
  const wax = item.locator('[data-wax=box]')
  await item.hover()

  const [photograph, box] = [await item.getByRole('img').boundingBox(), await wax.boundingBox()]
  expect(box!.y + 9).toBeLessThan(photograph!.y)
  expect(box!.x + box!.width - 9).toBeGreaterThan(photograph!.x + photograph!.width)

  await page.keyboard.press('Tab')
  await item.focus()
  await expect(wax).toBeHidden()
})
