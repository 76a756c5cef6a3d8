import { expect, test } from './support/test.ts'

test('[P1] in a low window photographs have most of it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/portfolio')
  const photograph = await page
    .getByRole('link', { name: /^Open / })
    .first()
    .boundingBox()

  expect(photograph!.y).toBeLessThan(720 * 0.4)
})
