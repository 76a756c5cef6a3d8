import { studio } from './support/studios.ts'
import { expect, test } from './support/test.ts'

const maps = {
  'that someone shared at Google': {
    at: studio('web3forms'),
    frame: 'https://www.google.com/maps/embed?pb=!1m18!2d-80.84',
  },
  'made with a key of Google’s': {
    at: studio('forminit'),
    frame: /^https:\/\/www\.google\.com\/maps\/embed\/v1\/\w+\?.*key=AIzaSyA-123456789_abcdefghij/,
  },
}

for (const [name, { at, frame }] of Object.entries(maps)) {
  test.describe(name, () => {
    test.use({ baseURL: at })

    test(`[C5 K5] the contact page shows the map ${name}`, async ({ page }) => {
      await page.goto('/contact')
      await page.getByText('Exact shoot location').scrollIntoViewIfNeeded()

      const map = page.getByTitle('Map of the service area around Charlotte')
      await expect(map).toHaveAttribute('src', frame)
      await expect(map.contentFrame().getByRole('heading', { name: 'Stand-in' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Open the full map' })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps/,
      )
    })
  })
}
