import { expect, test } from './support/test.ts'

test('[B4] four steps, two of them photographs, lead from booking to gallery', async ({ page }) => {
  await page.goto('/booking')
  const steps = page
    .locator('section', { has: page.getByRole('heading', { name: 'What you get, and when' }) })
    .getByRole('listitem')

  await expect(steps.getByRole('heading')).toHaveText([
    'Pick a day',
    'Location by email',
    'I shoot',
    'Developed, scanned, sent',
  ])
  await expect(steps.getByRole('img')).toHaveCount(2)
})

test('[B3] when the calendar fails on a 360 px phone, the email address fits on one line', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(/calendly/, (route) => route.abort())
  await page.goto('/booking')
  await page.getByRole('heading', { name: 'Find your date' }).scrollIntoViewIfNeeded()
  const email = page.getByRole('main').getByRole('link', { name: /^hello@/ })
  await email.scrollIntoViewIfNeeded()
  const { height } = (await email.locator('span').first().boundingBox())!

  expect(height).toBeLessThan(2 * 18)
})
