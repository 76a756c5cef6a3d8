import { expect, test } from './support/test.ts'

test('[B2] Book Now opens the address of each package in a new tab, and Booking stays', async ({
  page,
}) => {
  await page.goto('/booking')
  const links = page.getByRole('link', { name: /^Book Now: .* \(opens in a new tab\)$/ })
  await expect(links).toHaveCount(4)

  for (const link of await links.all()) {
    const opened = page.waitForEvent('popup')
    await link.click()
    await expect(await opened).toHaveURL((await link.getAttribute('href'))!)
  }
  await expect(page).toHaveURL('/booking')
})

test('in forced colors the name of a film is in one line, and no plate covers another line', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/booking')
  const name = page.getByText('HP5 Plus', { exact: true }).first()
  expect(await name.evaluate((film) => film.getClientRects().length)).toBe(1)
  // Only a block has a plate as high as its font, and the lines of the address are closer.
  const address = page.getByRole('contentinfo').getByRole('link', { name: /@/ })
  await expect(address.locator('span > span').first()).toHaveCSS('display', 'inline')
})
