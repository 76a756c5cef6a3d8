import { expect, test } from '../support/test.ts'

// Phones begin with a capital, and a sentence leaves its full stop behind a link.

test.use({ waitForScripts: false })
test.beforeEach(({ expectConsole }) => expectConsole(/404/))

for (const [path, page] of [
  ['/About', '/about'],
  ['/PORTFOLIO', '/portfolio'],
  ['/portfolio.', '/portfolio'],
  ['/contact%20', '/contact'],
  ['/Booking/?from=card', '/booking?from=card'],
  ['/contact).#photographs', '/contact#photographs'],
] as const) {
  test(`[N1] ${path} is the 404 page, which goes on to ${page}`, async ({
    page: visit,
    baseURL,
  }) => {
    const answer = await visit.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(visit).toHaveURL(baseURL + page)
    await expect(visit.getByText('Oops! Page not found')).toBeHidden()
  })
}

test('[N1] a path that is no page stays on the 404 page', async ({ page }) => {
  await page.goto('/about-us')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page).toHaveURL(/\/about-us$/)
})
