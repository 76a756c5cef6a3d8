import { expect, test } from './support/test.ts'

test.describe('the lightbox', () => {
  test('[P2] Escape closes the lightbox, and the page behind has not scrolled', async ({
    page,
  }) => {
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

  test('[P2] closing the lightbox scrolls the page to the photograph seen last', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/portfolio')
    await page.getByRole('link', { name: /Open Wide brim/ }).click()
    await page.getByRole('button', { name: 'Previous photograph' }).click()
    await expect(page.getByText('Frame 5 of 5')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()

    const last = page.getByRole('link', { name: /Open Shop window/ })
    await expect(last).toBeFocused()
    await expect.poll(() => page.evaluate(() => history.state?.cover)).toBeFalsy()
    await expect(last.getByRole('img')).toBeInViewport({ ratio: 0.9 })
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`[P2] with motion “${reducedMotion}” the photograph is ${reducedMotion === 'reduce' ? 'not ' : ''}lifted from its frame`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(() => {
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (change) => {
          const transition = start(change)
          void transition.ready.then(() => {
            const moved = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
            document.title = String(moved.map(({ pseudoElement }) => pseudoElement))
          })
          return transition
        }
      })
      await page.goto('/portfolio')
      const title = await page.title()
      await page.getByRole('link', { name: /Open Porch/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()

      if (reducedMotion === 'reduce') expect(await page.title()).toBe(title)
      else await expect(page).toHaveTitle(/group\(photograph\)/)
    })
  }

  test('[P2] on a phone the photograph is as wide as the window, and the title has a row above the buttons', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/portfolio')
    await page.getByRole('link', { name: /Open Porch/ }).click()
    const lightbox = page.getByRole('dialog')

    await expect
      .poll(async () => lightbox.getByRole('img').boundingBox())
      .toMatchObject({ x: 0, width: 390 })
    const title = (await lightbox.getByText('Porch, quarter to seven').boundingBox())!
    const next = (await lightbox.getByRole('button', { name: 'Next photograph' }).boundingBox())!
    expect(title.y + title.height).toBeLessThan(next.y)
  })

  test('[P2] after the lightbox is closed by its button, one Back leaves the page', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.goto('/portfolio')
    await page.getByRole('link', { name: /Open Porch/ }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state?.cover)).toBeFalsy()

    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })

  test('[P2] a reload closes the lightbox, and one Back then leaves the page', async ({ page }) => {
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

  test('[P2] a photograph is zoomed by button and by double click', async ({ page }) => {
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

  test('[P2] if the lightbox’s script fails to load, the photograph opens as a file', async ({
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
