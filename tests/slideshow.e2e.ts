import type { Page } from '@playwright/test'

import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { captionOf } from './support/captions.ts'
import { swipe } from './support/swipe.ts'
import { expect, test } from './support/test.ts'

/** How long each slide is shown, in ms. */
const STAY = 7000

const slideshow = (page: Page) => page.getByRole('region', { name: 'Selected photographs' })
const photograph = (page: Page, position: string) =>
  page.getByRole('group', { name: position }).getByRole('img')
const button = (page: Page, name: string) => page.getByRole('button', { name })
const stop = (page: Page) => button(page, 'Stop slideshow')

test.describe('the slideshow', () => {
  test.beforeEach(async ({ page }) => {
    await gotoWithFrozenClock(page, '/')
    await expect(stop(page)).toBeVisible()
  })

  test('[H2 K1] slides change every seven seconds, with a fade of one', async ({ page }) => {
    // The second slide began up to two seconds ago when it is seen.
    while (await captionOf(page, '1 of 5').isVisible()) await page.clock.runFor(1000)
    await page.clock.runFor(STAY - 2000)
    await expect(captionOf(page, '2 of 5')).toBeVisible()
    await page.clock.runFor(2000)
    await expect(captionOf(page, '3 of 5')).toBeVisible()
    for (const next of ['4 of 5', '5 of 5', '1 of 5']) {
      await page.clock.runFor(STAY)
      await expect(captionOf(page, next)).toBeVisible()
    }

    const fade = await photograph(page, '1 of 5').evaluate((image) => {
      const stage = image.closest('[role="group"]')!.firstElementChild!
      return getComputedStyle(stage).transitionDuration.split(',')[0]
    })
    expect(fade).toBe('1s')
  })

  test('[H2 H3] a dot fades its slide in, with its number on the film edge', async ({ page }) => {
    const stage = page.locator('[aria-roledescription=slide]').nth(3).locator(':scope > *').first()
    await stage.evaluate((element: HTMLElement) => {
      element.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target === element) element.setAttribute(`data-seen-${propertyName}`, '')
      })
    })
    await expect(slideshow(page).getByText('1A', { exact: true })).toBeVisible()
    await button(page, 'Photograph 4 of 5').click()
    await expect(stage).toHaveAttribute('data-seen-opacity')
    await expect(slideshow(page).getByText('4A', { exact: true })).toBeVisible()
    await expect(slideshow(page).getByText('1A', { exact: true })).toBeHidden()
  })

  test('[H2 K1] it rests while the tab is hidden, and coming back does not jump', async ({
    page,
  }) => {
    await setHidden(page, true)
    await page.clock.runFor(10 * STAY)
    await setHidden(page, false)
    await page.clock.runFor(STAY - 100)
    await expect(captionOf(page, '1 of 5')).toBeVisible()
    await page.clock.runFor(200)
    await expect(captionOf(page, '2 of 5')).toBeVisible()
  })

  type Action = (page: Page) => Promise<void>
  const actions: [name: string, act: Action, shown: string][] = [
    ['the next button', (page) => button(page, 'Next photograph').click(), '2 of 5'],
    ['the previous button', (page) => button(page, 'Previous photograph').click(), '5 of 5'],
    ['a dot', (page) => button(page, 'Photograph 2 of 5').click(), '2 of 5'],
    ['an arrow key after a click', clickAndPressArrow, '2 of 5'],
    ['a swipe', (page) => swipe(photograph(page, '1 of 5'), -180), '2 of 5'],
    ['the stop button', (page) => stop(page).click(), '1 of 5'],
  ]

  for (const [name, act, shown] of actions) {
    test(`[H4] ${name} stops the slideshow for good`, async ({ page }) => {
      await act(page)
      await expect(captionOf(page, shown)).toBeVisible()
      await expect(stop(page)).toBeHidden()
      // It disappears with the focus, which moves to the next control.
      if (name.includes('stop')) await expect(button(page, 'Previous photograph')).toBeFocused()

      await page.clock.runFor(10 * STAY)
      await expect(captionOf(page, shown)).toBeVisible()
    })
  }
})

/** Makes the page believe that its tab is hidden, or visible again. */
async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

async function clickAndPressArrow(page: Page) {
  await photograph(page, '1 of 5').click()
  await page.keyboard.press('ArrowRight')
}

test('with reduced motion the slideshow never advances on its own', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await button(page, 'Next photograph').click()
  await expect(captionOf(page, '2 of 5')).toBeVisible()

  await page.reload()
  await page.clock.runFor(10 * STAY)
  await expect(captionOf(page, '1 of 5')).toBeVisible()
  await expect(stop(page)).toBeHidden()
})

test('find-in-page shows the hidden slide whose caption it finds', async ({ page }) => {
  await page.goto('/')
  await expect(captionOf(page, '1 of 5')).toBeVisible()

  // Browsers search hidden text only a moment after it was hidden.
  await expect(async () => {
    await page.goto('/#:~:text=Bending%20back')
    await expect(captionOf(page, '4 of 5')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 10_000 })
  await expect(stop(page)).toBeHidden()
})

for (const [width, height, place] of [
  [1440, 900, 'over'],
  [390, 844, 'over'],
  [667, 375, 'over'],
  [640, 360, 'below'],
  [360, 320, 'below'],
] as const) {
  test(`at ${width} × ${height} buttons are ${place} the photograph`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const first = (await slideshow(page).getByRole('img').first().boundingBox())!
    const bottom = first.y + first.height

    await expect(slideshow(page).getByRole('link')).toHaveCount(2)
    for (const link of await slideshow(page).getByRole('link').all()) {
      const { y } = (await link.boundingBox())!
      expect(place === 'over' ? y > first.y && y < bottom : y >= bottom).toBe(true)
    }
    if (place === 'over') await expect(slideshow(page)).toBeInViewport({ ratio: 0.99 })
    else expect(first.height).toBeGreaterThan(200)
  })
}

test('a slide is fetched shortly before its turn, and not earlier', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('live', () => performance.mark('hydrated')),
  )
  await page.goto('/')
  /** How long after hydration a print was asked for, in ms. */
  const delayOf = (name: string) =>
    page.evaluate((part) => {
      const from = performance.getEntriesByName('hydrated')[0]!.startTime
      const found = performance.getEntriesByType('resource').find((one) => one.name.includes(part))
      return found ? found.startTime - from : NaN
    }, name)

  await expect.poll(() => delayOf('print-09')).not.toBeNaN()
  // 2500 ms after its own island was hydrated, which the first one to be may be ahead of or behind.
  await expect.poll(() => delayOf('taillights'), { timeout: 20_000 }).toBeGreaterThanOrEqual(2000)
  expect(await delayOf('porch-light')).toBeNaN()
})

test('during hydration no other caption is visible', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const words = document.querySelectorAll('[aria-roledescription=slide]:not(:first-child) p')
      for (const word of words) {
        if (word.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
          document.documentElement.dataset.shown = ''
        }
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-live')
  await stop(page).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-shown')
})

test('[H1 H3] after the window is turned the dots show five photographs of one height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/')
  await page.setViewportSize({ width: 320, height: 640 })

  const heights = new Set<number>()
  for (const number of [1, 2, 3, 4, 5]) {
    await button(page, `Photograph ${number} of 5`).click()
    await expect(photograph(page, `${number} of 5`)).toBeVisible()
    heights.add((await photograph(page, `${number} of 5`).boundingBox())!.height)
  }
  expect(heights.size).toBe(1)
})

test.describe('on a page that is zoomed with two fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the slideshow leaves a finger to the browser, which moves the page', async ({ page }) => {
    await page.goto('/')
    const slides = page.getByRole('group', { name: '1 of 5' })
    await expect(page.locator('html[data-live]')).toBeAttached()
    const zoom = await page.context().newCDPSession(page)
    await zoom.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
    await expect(page.locator('html[data-page-zoomed]')).toBeAttached()
    await expect(slides.locator('xpath=..')).toHaveCSS('touch-action', 'auto')
  })
})
