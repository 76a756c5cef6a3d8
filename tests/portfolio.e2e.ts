import type { Page } from '@playwright/test'

import { expect, test } from './support/test.ts'

const FEATURED = [
  ['Last one home', 'Street'],
  ['Her bicycle, his wall', 'Lifestyle'],
  ['Behind the curtain', 'Portrait'],
  ['Wide brim', 'Fashion'],
  ['Porch, quarter to seven', 'Lifestyle'],
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

test.describe('the lightbox', () => {
  test('[P2] shows the chosen photograph, and the close button closes it', async ({ page }) => {
    await page.goto('/portfolio')
    const item = page.getByRole('link', { name: 'Open Wide brim, Fashion' })
    await item.click()

    const lightbox = page.getByRole('dialog')
    await expect(lightbox.getByText('Frame 4 of 5')).toBeVisible()
    await expect(lightbox.getByRole('img', { name: /very wide-brimmed black hat/ })).toBeVisible()
    await expect(lightbox.getByText('Wide brim')).toBeVisible()
    await expect(lightbox.getByRole('button', { name: 'Ilford HP5 Plus' })).toBeVisible()
    const size = await lightbox.boundingBox()
    expect(size).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })

    await lightbox.getByRole('button', { name: 'Close' }).click()
    await expect(lightbox).toBeHidden()
    await expect(item).toBeFocused()
    expect(page.url()).toMatch(/\/portfolio$/)
  })

  test('[P2] a click beside the photograph closes it', async ({ page }) => {
    await page.goto('/portfolio')
    await page.getByRole('link', { name: /Open Wide brim/ }).click()
    const lightbox = page.getByRole('dialog')
    await expect(lightbox.getByRole('img')).toBeVisible()

    await page.mouse.click(30, 400)
    await expect(lightbox).toBeHidden()
  })

  test('[P2] Escape closes it, and the page behind has not moved', async ({ page }) => {
    await page.goto('/portfolio')
    const item = page.getByRole('link', { name: /Open Porch/ })
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

  test('[P2] Back closes it without leaving the page, and then leaves the page', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.goto('/portfolio')
    await page.getByRole('link', { name: /Open Wide brim/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/portfolio$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })

  test('[P2] after it was closed by its button, Back leaves the page at once', async ({ page }) => {
    await page.goto('/about')
    await page.goto('/portfolio')
    await page.getByRole('link', { name: /Open Wide brim/ }).click()
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
    await page.getByRole('link', { name: /Open Wide brim/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.reload()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state?.cover)).toBeFalsy()
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })

  test('[P2] buttons and arrow keys turn through featured work, round and round', async ({
    page,
  }) => {
    await page.goto('/portfolio')
    await page.getByRole('link', { name: /Open Last one home/ }).click()
    const lightbox = page.getByRole('dialog')

    await lightbox.getByRole('button', { name: 'Next photograph' }).click()
    await expect(lightbox.getByText('Frame 2 of 5')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(lightbox.getByText('Frame 3 of 5')).toBeVisible()
    await expect(lightbox.getByRole('img', { name: /silhouette of a woman/ })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await lightbox.getByRole('button', { name: 'Previous photograph' }).click()
    await expect(lightbox.getByText('Frame 5 of 5')).toBeVisible()
  })

  test('[P2] keeps the keyboard inside', async ({ page }) => {
    await page.goto('/portfolio')
    await page.getByRole('link', { name: /Open Wide brim/ }).click()
    const lightbox = page.getByRole('dialog')
    await expect(lightbox.getByRole('button', { name: 'Close' })).toBeFocused()

    const inside = () =>
      lightbox.evaluate(
        (dialog) =>
          document.activeElement === document.body || dialog.contains(document.activeElement),
      )
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await inside()).toBe(true)
    }
  })

  test('[P2] zooms in and out again, by button and by double click', async ({ page }) => {
    await page.goto('/portfolio')
    await page.getByRole('link', { name: /Open Her bicycle/ }).click()
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
    const item = page.getByRole('link', { name: /Open Wide brim/ })
    const file = await item.getAttribute('href')
    await page.route(/lightbox/, (route) => route.abort())

    await item.click()
    await expect(page).toHaveURL(new RegExp(`${file}$`))
  })
})

test.describe('recent sessions', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'Recent Sessions' })

  test('[P3 F3] is a carousel of 25 captioned photographs with previous and next', async ({
    page,
  }) => {
    await page.goto('/portfolio')
    const slides = page.getByRole('group', { name: /^\d+ of 25$/ })
    await expect(slides).toHaveCount(25)
    await expect(slides.first().getByRole('img')).toBeVisible()
    await expect(slides.first()).toContainText('Some sessions are mostly swinging.')
    await expect(slides.last()).toContainText('Turn around. No, stay like that.')
    await expect(page.getByText('1 of 25', { exact: true }).first()).toBeVisible()
  })

  for (const [width, share] of [
    [390, 4 / 5],
    [639, 4 / 5],
    [640, 1 / 2],
    [1023, 1 / 2],
    [1024, 1 / 3],
    [1440, 1 / 3],
  ] as const) {
    test(`[P4] at ${width} px a slide is ${share.toFixed(2)} of the carousel wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/portfolio')
      const slide = await page.getByRole('group', { name: '2 of 25', exact: true }).boundingBox()
      const strip = await region(page).boundingBox()
      expect(slide!.width / strip!.width).toBeCloseTo(share, 2)
    })
  }

  test('[P3] next and previous move it by one, and the ends are said', async ({ page }) => {
    await page.goto('/portfolio')
    const next = page.getByRole('button', { name: 'Next session' })
    const previous = page.getByRole('button', { name: 'Previous session' })
    await expect(previous).toBeDisabled()

    await next.click()
    await expect(page.getByText('2 of 25', { exact: true }).first()).toBeVisible()
    await expect(previous).toBeEnabled()
    await previous.click()
    await expect(page.getByText('1 of 25', { exact: true }).first()).toBeVisible()
    await expect(previous).toBeDisabled()
    await expect(previous).toBeFocused()
  })

  test('[P3] quick presses each count, all the way to the end', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/portfolio')
    const next = page.getByRole('button', { name: 'Next session' })
    for (let press = 0; press < 24; press += 1) await next.click()

    await expect(next).toBeDisabled()
    await expect(page.getByText('25 of 25', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('group', { name: '25 of 25', exact: true })).toBeInViewport({
      ratio: 0.5,
    })
  })

  test('[P5] the arrow keys move it while it or its buttons have focus', async ({ page }) => {
    await page.goto('/portfolio')
    await region(page).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('3 of 25', { exact: true }).first()).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('2 of 25', { exact: true }).first()).toBeVisible()

    await page.getByRole('button', { name: 'Next session' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('3 of 25', { exact: true }).first()).toBeVisible()
  })

  test('[P3] a mouse drags it, and it comes to rest on a slide', async ({ page }) => {
    await page.goto('/portfolio')
    const strip = region(page)
    await strip.scrollIntoViewIfNeeded()
    const box = (await strip.boundingBox())!

    await page.mouse.move(box.x + box.width * 0.7, box.y + 200)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.5, box.y + 200, { steps: 5 })
    await page.mouse.move(box.x + box.width * 0.3, box.y + 200, { steps: 5 })
    await page.mouse.up()
    await expect(page.getByText(/^[2-4] of 25$/).first()).toBeVisible()
  })
})

test('[P6] a call to action leads to booking', async ({ page }) => {
  await page.goto('/portfolio')
  await page.getByRole('main').getByRole('link', { name: 'Book a Session' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Book a session' })).toBeVisible()
})
