import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('letters') })

test('[C5 K5] a studio can embed a map from Google', async ({ page }) => {
  await page.goto('/contact')
  await page.getByText('Exact shoot location').scrollIntoViewIfNeeded()

  const map = page.getByTitle('Map of the service area around Charlotte')
  await expect(map).toHaveAttribute('src', 'https://www.google.com/maps/embed?pb=!1m18!2d-80.84')
  await expect(map.contentFrame().getByRole('heading', { name: 'Stand-in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the full map' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps/,
  )
})
