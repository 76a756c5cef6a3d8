import type { Page } from '@playwright/test'

import { swipe } from './support/swipe.ts'
import { expect, test } from './support/test.ts'
import { waitForTwoFrames } from './support/two-frames.ts'

const lightbox = (page: Page) => page.getByRole('dialog')
const item = (page: Page, title = 'Porch') =>
  page.getByRole('link', { name: new RegExp(`Open ${title}`) })
const historyIsClean = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.photograph)).toBeFalsy()

async function openLightbox(page: Page, title?: string) {
  await page.goto('/portfolio')
  await item(page, title).click()
  await expect(lightbox(page)).toBeVisible()
}

test('the page behind the lightbox does not scroll', async ({ page }) => {
  await page.goto('/portfolio')
  const last = item(page, 'Rain on the glass')
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await last.click()
  await expect(lightbox(page)).toBeVisible()

  await page.mouse.wheel(0, 900)
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
  await expect(last).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('closing the lightbox scrolls to the photograph seen last', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLightbox(page, 'Behind the curtain')
  await page.getByRole('button', { name: 'Previous photograph' }).click()
  await expect(page.getByText('Frame 5 of 5', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()

  const last = item(page, 'Rain on the glass')
  await expect(last).toBeFocused()
  await historyIsClean(page)
  await expect(last.getByRole('img')).toBeInViewport({ ratio: 0.9 })
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const lifted = `${reducedMotion === 'reduce' ? 'not ' : ''}lifted from its frame`
  test(`with motion “${reducedMotion}” a photograph is ${lifted}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (...how) {
        document.title = 'lifted'
        return animate.apply(this, how)
      }
    })
    await openLightbox(page)
    if (reducedMotion === 'reduce') await expect(page).toHaveTitle(/^Portfolio/)
    else await expect(page).toHaveTitle('lifted')
  })
}

test('a photograph flies until the one it becomes can be painted', async ({ page }) => {
  await page.goto('/portfolio')
  await page.evaluate(() => {
    HTMLImageElement.prototype.decode = () =>
      new Promise((settle) => addEventListener('decoded', () => settle(), { once: true }))
  })
  await item(page).click()
  const photograph = lightbox(page).locator('picture img').first()
  await expect(photograph).toHaveJSProperty('complete', true)
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  )
  await expect(photograph).toHaveCSS('opacity', '0')
  await page.evaluate(() => dispatchEvent(new Event('decoded')))
  await expect(photograph).toHaveCSS('opacity', '1')
})

test('an upright frame of the roll is turned as it flies', async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, how) {
      const ends = (frames as Keyframe[]).map(({ rotate, width, height }) => {
        return `${rotate} ${parseFloat(`${width}`) < parseFloat(`${height}`)}`
      })
      document.title = ends.join(', ')
      return animate.call(this, frames, how)
    }
  })
  await page.goto('/')
  const frame = page
    .locator('#roll')
    .getByRole('link')
    .filter({ has: page.locator('[data-upright]') })
    .first()
  await frame.scrollIntoViewIfNeeded()
  await expect(frame.locator('img')).toHaveJSProperty('complete', true)
  await expect(frame.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await frame.click()
  await expect(page).toHaveTitle('-90deg true, none true')
})

test('[P2] on a phone the photograph is as wide as the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLightbox(page)
  const photograph = lightbox(page).getByRole('img')
  await expect.poll(() => photograph.boundingBox()).toMatchObject({ x: 0, width: 390 })
  // It is whole, so it has the filed edge.
  await expect(photograph).toHaveCSS('clip-path', /^polygon/)

  const title = (await lightbox(page)
    .getByText('Porch in Plaza Midwood, ten to seven', { exact: true })
    .boundingBox())!
  const next = (await page.getByRole('button', { name: 'Next photograph' }).boundingBox())!
  expect(title.y + title.height).toBeLessThan(next.y)
})

for (const how of ['', ', reloaded']) {
  test(`after the lightbox${how} is closed by its button, one Back leaves the page`, async ({
    page,
  }) => {
    await page.goto('/about')
    await openLightbox(page)
    if (how) await page.reload()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(lightbox(page)).toBeHidden()
    await historyIsClean(page)

    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
  })
}

for (const [how, close] of Object.entries({
  'by Escape': (page: Page) => page.keyboard.press('Escape'),
  'by Back': (page: Page) => page.goBack(),
})) {
  test(`closed ${how} after a link within the page, the lightbox leaves the visitor in place`, async ({
    page,
  }) => {
    await page.goto('/portfolio#main')
    const photograph = item(page, 'Rain on the glass')
    await photograph.click()
    await expect(lightbox(page)).toBeVisible()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)

    await close(page)
    await expect(lightbox(page)).toBeHidden()
    await historyIsClean(page)
    await waitForTwoFrames(page)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await expect(photograph).toBeFocused()
  })
}

test('a photograph is zoomed by button and by double click', async ({ page }) => {
  await openLightbox(page, 'Before it came down')
  const photograph = lightbox(page).getByRole('img')
  await expect(photograph).toBeVisible()
  const width = async () => (await photograph.boundingBox())!.width
  const fitting = await width()

  await page.getByRole('button', { name: /zoom/i }).click()
  await expect.poll(width).toBeGreaterThan(2 * fitting)
  await page.getByRole('button', { name: /zoom/i }).click()
  await expect.poll(width).toBe(fitting)

  // On a busy machine the second press may come too late to be a double click.
  await expect(async () => {
    if ((await width()) < 1.5 * fitting) await photograph.dblclick()
    await expect.poll(width, { timeout: 2000 }).toBeGreaterThan(2 * fitting)
  }).toPass({ timeout: 15_000 })
})

test('without its script, a photograph opens as a file', async ({ page, expectConsole }) => {
  expectConsole(/Failed to (load|fetch)/)
  const html = await (await page.request.get('/portfolio')).text()
  // The page names its own scripts, and not those that it loads later.
  await page.route(/\/assets\/.*\.js$/, (route, request) =>
    html.includes(new URL(request.url()).pathname) ? route.continue() : route.abort(),
  )
  await page.goto('/portfolio')
  const file = await item(page).getAttribute('href')

  await item(page).click()
  await expect(page).toHaveURL(new RegExp(`${file}$`))
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[P2] a tap opens the lightbox, and a swipe shows the next photograph', async ({ page }) => {
    await page.goto('/portfolio')
    await item(page).tap()
    await expect(lightbox(page).getByText('Frame 4 of 5', { exact: true })).toBeVisible()
    await swipe(lightbox(page).getByRole('img').first(), -180)
    await expect(lightbox(page).getByText('Frame 5 of 5', { exact: true })).toBeVisible()
  })
})

test('a zoomed photograph stays in view when the window becomes smaller', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  await openLightbox(page, 'Behind the curtain')
  const photograph = lightbox(page).getByRole('img').first()
  await photograph.hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -400)
  await page.keyboard.up('Control')
  await page.mouse.down()
  await page.mouse.move(1900, 500, { steps: 4 })
  await page.mouse.up()

  await page.setViewportSize({ width: 500, height: 400 })
  await expect(async () => {
    const { x, width } = (await photograph.boundingBox())!
    expect(x).toBeLessThanOrEqual(1)
    expect(x + width).toBeGreaterThanOrEqual(499)
  }).toPass({ timeout: 10_000 })
})

test('in a low window a wheel over the photograph scrolls to the words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openLightbox(page)
  await lightbox(page).getByRole('img').first().hover()
  const zoom = page.getByRole('button', { name: /zoom/i })
  await expect(zoom).not.toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 600)
  await expect(zoom).toBeInViewport({ ratio: 1 })
})
