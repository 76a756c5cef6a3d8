import type { Page } from '@playwright/test'

import { pixelsOf } from './support/pixels.ts'
import { expect, test } from './support/test.ts'

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Photograph' })
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name })
const shows = (page: Page, words: string) =>
  expect(lightbox(page).getByText(words, { exact: true })).toBeVisible()

test('a link opens its photograph, and once closed, one Back leaves the page', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/portfolio#stairs')
  await shows(page, 'Four flights down')
  await shows(page, 'Frame 3 of 5')

  await button(page, 'Close').click()
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL('/portfolio')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('the address names the photograph: Back closes it, Forward opens the one seen last', async ({
  page,
}) => {
  await page.goto('/portfolio')
  await page.getByRole('link', { name: /Open Behind the curtain/ }).click()
  await shows(page, 'Behind the curtain')
  await expect(page).toHaveURL('/portfolio#curtain')
  await button(page, 'Next photograph').click()
  await expect(page).toHaveURL('/portfolio#before-it-came-down')

  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL('/portfolio')
  await page.goForward()
  await shows(page, 'Before it came down')

  await page.reload()
  await shows(page, 'Before it came down')
  await button(page, 'Close').click()
  await expect(lightbox(page)).toBeHidden()
  await expect(page).toHaveURL('/portfolio')
})

test('an address without a photograph opens nothing', async ({ page }) => {
  for (const place of ['#main', '#no-such-photograph', '#%']) {
    await page.goto(`/portfolio${place}`)
    await expect(page.getByRole('heading', { name: 'Featured Work' })).toBeVisible()
    await expect(lightbox(page)).toHaveCount(0)
  }
})

test('a session opens whole, with its caption, its film and its story', async ({ page }) => {
  await page.goto('/portfolio')
  const session = page.getByRole('group', { name: '23 of 25' })
  await expect(session).toContainText('One porch, 1 of 2')
  await session.getByRole('link').click()
  await shows(page, 'Porch in Plaza Midwood, ten to seven')
  await shows(page, 'One porch, 1 of 2')
  await shows(page, 'Frame 23 of 25')
  await expect(lightbox(page).getByRole('button', { name: 'Film: Kodak Gold' })).toBeVisible()
  const { width, height } = (await lightbox(page).getByRole('img').boundingBox())!
  const cropped = (await session.getByRole('img', { includeHidden: true }).boundingBox())!
  expect(width / height).not.toBeCloseTo(cropped.width / cropped.height, 1)

  await button(page, 'Next photograph').click()
  await shows(page, 'One porch, 2 of 2')
  await page.keyboard.press('Escape')
  const last = page.getByRole('group', { name: '24 of 25' }).getByRole('link')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport({ ratio: 0.9 })
})

test('a drag of the strip opens no session', async ({ page }) => {
  await page.goto('/portfolio')
  const session = page.getByRole('group', { name: '2 of 25', exact: true })
  await session.scrollIntoViewIfNeeded()
  const { x, y } = (await session.getByRole('img').boundingBox())!
  await page.mouse.move(x + 350, y + 200)
  await page.mouse.down()
  await page.mouse.move(x - 60, y + 200, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByText('1 of 25', { exact: true })).toBeHidden()
  await expect(page).toHaveURL('/portfolio')

  await session.getByRole('link').click()
  await expect(lightbox(page)).toBeVisible()
})

test('recent work opens on Home', async ({ page }) => {
  await page.goto('/')
  const work = page.locator('figure', { hasText: 'Four o’clock chair' }).getByRole('link')
  await work.click()
  await shows(page, 'Four o’clock chair')
  await shows(page, 'Frame 2 of 4')
  await page.goBack()
  await expect(lightbox(page)).toBeHidden()
  await expect(work).toBeFocused()
})

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a visitor copies the link of a photograph, or shares it', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      navigator.share = (data) => {
        document.title = `${data?.title} ${data?.url}`
        return Promise.resolve()
      }
    })
    await page.goto('/portfolio#curtain')
    await button(page, 'Next photograph').click()
    await button(page, 'Copy link').click()
    await shows(page, 'Link copied')
    const link = `${baseURL}/portfolio#before-it-came-down`
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

    await button(page, 'Share').click()
    await expect(page).toHaveTitle(`Before it came down ${link}`)
  })
})

test('where the system shares nothing, there is no button for it', async ({ page }) => {
  await page.addInitScript(() => delete (Navigator.prototype as Partial<Navigator>).share)
  await page.goto('/portfolio#curtain')
  await expect(button(page, 'Copy link')).toBeVisible()
  await expect(button(page, 'Share')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a link leads to its photograph', async ({ page }) => {
    await page.goto('/portfolio#porch')
    await expect(page.getByRole('link', { name: /Open Porch/ })).toBeInViewport()
    await page.goto('/portfolio#rocking-chair-gold-200')
    await expect(page.getByRole('group', { name: '25 of 25' })).toBeInViewport()
  })
})

test('in a wide window a landscape photograph is 1,140 px wide, and the old one leaves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/portfolio#wildflowers-portra-400')
  await expect(lightbox(page)).toBeVisible()
  expect((await lightbox(page).getByRole('img').boundingBox())!.width).toBeGreaterThan(1140)

  await button(page, 'Next photograph').click()
  const photographs = lightbox(page).locator('picture').filter({ visible: true })
  await expect(photographs).toHaveCount(1)
  await expect(lightbox(page).getByRole('img', { name: /tail lights/ })).toBeVisible()
})

test('while a photograph flies on a scrolled page, it is in one place, and all else is painted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/portfolio')
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      const flight = animate.apply(this, how)
      flight.pause()
      return flight
    }
  })
  const item = page.getByRole('link', { name: /Open Porch/ })
  await item.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const picture = item.getByRole('img', { includeHidden: true })
  await item.click()
  await expect(lightbox(page)).toBeVisible()
  await expect(picture).toHaveCSS('opacity', '0')

  const close = (await button(page, 'Close').boundingBox())!
  const isWhite = ([red, green, blue]: number[]) => Math.min(red!, green!, blue!) > 150
  const painted = async () => (await pixelsOf(page, close)).filter(isWhite).length
  await expect.poll(painted).toBeGreaterThan(20)

  await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()))
  await expect(picture).toHaveCSS('opacity', '1')
})
