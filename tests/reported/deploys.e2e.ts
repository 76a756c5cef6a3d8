import { expect, test } from '../support/test.ts'

// velxio#290: a tab that was opened before a deployment asks for scripts that are gone.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('[P2] a photograph opens in the lightbox after a deployment, too', async ({
  page,
  expectConsole,
}) => {
  // Small drawings that were not shown yet.
  expectConsole(/404/)
  const lightbox = page.waitForResponse(/part~lightbox.+\.css$/)
  await page.goto('/portfolio', { waitUntil: 'networkidle' })
  await (await lightbox).finished()

  await page.route('/assets/**', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Open Behind the curtain, Fashion' }).click()
  await expect(page.getByRole('dialog').getByText('Frame 1 of 5', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/portfolio#curtain$/)
})
