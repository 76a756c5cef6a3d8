import { expect, test } from '../support/test.ts'

// Phones begin with a capital, and a sentence leaves its full stop behind a link.

test.use({ waitForScripts: false })
test.beforeEach(({ expectConsole }) => expectConsole(/404/))

for (const [path, page, label] of [
  ['/About', '/about', 'About'],
  ['/PORTFOLIO', '/portfolio', 'Portfolio'],
  ['/portfolio.', '/portfolio', 'Portfolio'],
  ['/About.html', '/about', 'About'],
  ['/booking.htm).', '/booking', 'Book Session'],
  ['/contact%20', '/contact', 'Contact'],
  ['/Booking/?from=card', '/booking?from=card', 'Book Session'],
  ['/contact).#photographs', '/contact#photographs', 'Contact'],
] as const) {
  test(`[L5 N1] ${path} is the 404 page, which leads to ${page}`, async ({
    page: visit,
    baseURL,
  }) => {
    const answer = await visit.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(visit.getByText('Oops! Page not found')).toBeVisible()

    await visit.getByRole('main').getByRole('link', { name: label }).click()
    await expect(visit).toHaveURL(baseURL + page)
  })
}

test('[N1] a path that is like no page leads home only', async ({ page }) => {
  await page.goto('/about-us')
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Return to Home'])
})
