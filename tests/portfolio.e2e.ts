import { expect, test } from './support/test.ts'

const FEATURED = [
  ['Wide brim', 'Fashion'],
  ['Face to the sun', 'Portrait'],
  ['Last one home', 'Street'],
  ['Porch, quarter to seven', 'Lifestyle'],
  ['Shop window, ten to nine', 'Portrait'],
] as const

test('[P1 F2] featured work is a heading and five photographs with title and category', async ({
  page,
}) => {
  await page.goto('/portfolio')
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Featured Work' })).toBeVisible()

  const items = page.getByRole('link', { name: /^Open / })
  await expect(items).toHaveCount(5)
  for (const [title, category] of FEATURED) {
    const item = page.getByRole('link', { name: `Open ${title}, ${category}` })
    await expect(item.getByRole('img')).toBeVisible()
    await expect(page.getByText(title, { exact: true })).toBeVisible()
  }
})

test('[P6] a call to action leads to booking', async ({ page }) => {
  await page.goto('/portfolio')
  await page.getByRole('main').getByRole('link', { name: 'Book a Session' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Book a session' })).toBeVisible()
})

test('[P1] in a low window photographs have most of it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/portfolio')
  const photograph = await page
    .getByRole('link', { name: /^Open / })
    .first()
    .boundingBox()

  expect(photograph!.y).toBeLessThan(720 * 0.4)
})
