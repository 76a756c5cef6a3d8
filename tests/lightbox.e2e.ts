import { expect, test } from './support/test.ts'

test.describe('the lightbox', () => {
  test('[P2] Escape closes it, and the page behind has not moved', async ({ page }) => {
    await page.goto('/portfolio')
    const item = page.getByRole('link', { name: /Open Shop window/ })
    await item.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await item.click()
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.mouse.wheel(0, 900)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(item).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  test('[P2] after it was closed by its button, Back leaves the page at once', async ({ page }) => {
    await page.goto('/about')
    await page.goto('/portfolio')
    await page.getByRole('link', { name: /Open Porch/ }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state?.cover)).toBeFalsy()

    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })

  test('[P2] a reload under it leaves a plain page, and Back leaves that at once', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.goto('/portfolio')
    await page.getByRole('link', { name: /Open Porch/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.reload()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state?.cover)).toBeFalsy()
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })

  test('[P2] zooms in and out again, by button and by double click', async ({ page }) => {
    await page.goto('/portfolio')
    await page.getByRole('link', { name: /Open Face to the sun/ }).click()
    const photograph = page.getByRole('dialog').getByRole('img')
    await expect(photograph).toBeVisible()
    const width = async () => (await photograph.boundingBox())!.width
    const fitting = await width()

    await page.getByRole('button', { name: /zoom/i }).click()
    await expect.poll(width).toBeGreaterThan(2 * fitting)
    await page.getByRole('button', { name: /zoom/i }).click()
    await expect.poll(width).toBe(fitting)

    await photograph.dblclick()
    await expect.poll(width).toBeGreaterThan(2 * fitting)
  })

  test('[P2] if its code fails to load, the photograph opens as a file', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to (load|fetch)/)
    await page.goto('/portfolio')
    const item = page.getByRole('link', { name: /Open Porch/ })
    const file = await item.getAttribute('href')
    await page.route(/\/assets\//, (route) => route.abort())

    await item.click()
    await expect(page).toHaveURL(new RegExp(`${file}$`))
  })
})
