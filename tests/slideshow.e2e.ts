import type { Page } from '@playwright/test'

import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { captionOf } from './support/captions.ts'
import { swipe } from './support/swipe.ts'
import { expect, test } from './support/test.ts'

/** How long each slide is shown, in ms. */
const STAY = 7000

test.describe('the slideshow', () => {
  test.beforeEach(({ page }) => gotoWithFrozenClock(page, '/'))

  test('[H1 K1 F4] a visitor sees the first of five captioned photographs, as tall as the window', async ({
    page,
  }) => {
    const slideshow = page.getByRole('region', { name: 'Selected photographs' })
    const slide = slideshow.getByRole('group', { name: '1 of 5' })

    await expect(slide.getByRole('img')).toBeVisible()
    await expect(slide.getByText('One window, no flash, nobody in a hurry.')).toBeVisible()
    await expect(slideshow.getByRole('button', { name: /^Photograph \d of 5$/ })).toHaveCount(5)

    const { height } = page.viewportSize()!
    expect((await slideshow.boundingBox())?.height).toBe(height)
  })

  test('[H2 K1] the slideshow advances every seven seconds, and the first slide follows the fifth', async ({
    page,
  }) => {
    await expect(page.getByRole('button', { name: 'Stop slideshow' })).toBeVisible()

    for (const next of ['2 of 5', '3 of 5', '4 of 5', '5 of 5', '1 of 5']) {
      await page.clock.runFor(STAY)
      await expect(captionOf(page, next)).toBeVisible()
    }
  })

  test('[H2 K1] a slide stays for seven seconds, and a change fades for one', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Stop slideshow' })).toBeVisible()
    await page.clock.runFor(STAY - 2000)
    await expect(captionOf(page, '1 of 5')).toBeVisible()

    const fade = await page
      .getByRole('group', { name: '1 of 5' })
      .getByRole('img')
      .evaluate((image) => {
        const stage = image.closest('[role="group"]')!.firstElementChild!
        return getComputedStyle(stage).transitionDuration.split(',')[0]
      })
    expect(fade).toBe('1s')
  })

  test('[H2 H3] a screen reader hears nothing while slides advance, and each slide that a visitor chooses', async ({
    page,
  }) => {
    const slides = page.locator('[aria-live]', { has: page.getByRole('group', { name: /of 5/ }) })
    await page.clock.runFor(STAY)
    await expect(captionOf(page, '2 of 5')).toBeVisible()
    await expect(slides).toHaveAttribute('aria-live', 'off')

    await page.getByRole('button', { name: 'Next photograph' }).click()
    await expect(slides).toHaveAttribute('aria-live', 'polite')
    await expect(slides.getByRole('group')).toHaveCount(1)
    await expect(slides.getByRole('group', { name: '3 of 5' })).toBeVisible()
  })

  test('[H3] the edge print shows the frame number of the current slide', async ({ page }) => {
    const slideshow = page.getByRole('region', { name: 'Selected photographs' })
    await expect(slideshow.getByText('1A', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Photograph 4 of 5' }).click()
    await expect(slideshow.getByText('4A', { exact: true })).toBeVisible()
    await expect(slideshow.getByText('1A', { exact: true })).toBeHidden()
  })

  test('[H2 H3] a slide shown for the first time fades in', async ({ page }) => {
    const stage = page.locator('[aria-roledescription=slide]').nth(3).locator(':scope > *').first()
    await stage.evaluate((element: HTMLElement) => {
      element.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target === element) element.setAttribute(`data-seen-${propertyName}`, '')
      })
    })
    await page.getByRole('button', { name: 'Photograph 4 of 5' }).click()
    await expect(stage).toHaveAttribute('data-seen-opacity')
  })

  const actions = {
    'the next button': (page) => page.getByRole('button', { name: 'Next photograph' }).click(),
    'a dot': (page) => page.getByRole('button', { name: 'Photograph 2 of 5' }).click(),
    'an arrow key': (page) => page.keyboard.press('ArrowRight'),
    'a swipe': (page) => swipe(page.getByRole('group', { name: '1 of 5' }).getByRole('img'), -180),
  } satisfies Record<string, (page: Page) => Promise<void>>

  for (const [name, act] of Object.entries(actions)) {
    test(`[H4] ${name} stops the slideshow for good`, async ({ page }) => {
      const stop = page.getByRole('button', { name: 'Stop slideshow' })
      await expect(stop).toBeVisible()

      await act(page)
      await expect(captionOf(page, '2 of 5')).toBeVisible()
      await expect(stop).toBeHidden()

      await page.clock.runFor(10 * STAY)
      await expect(captionOf(page, '2 of 5')).toBeVisible()
    })
  }

  test('[H4] the stop button stops the slideshow for good and disappears, and the focus moves to the next button', async ({
    page,
  }) => {
    const stop = page.getByRole('button', { name: 'Stop slideshow' })
    await stop.click()
    await expect(stop).toBeHidden()
    await expect(page.getByRole('button', { name: 'Previous photograph' })).toBeFocused()

    await page.clock.runFor(10 * STAY)
    await expect(captionOf(page, '1 of 5')).toBeVisible()
  })

  test('[H4] keyboard focus in the slideshow stops it', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Stop slideshow' })).toBeVisible()

    const link = page
      .getByRole('region', { name: 'Selected photographs' })
      .getByRole('link', { name: 'Book a Session' })
    while (!(await link.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab')
    }
    await expect(page.getByRole('button', { name: 'Stop slideshow' })).toBeHidden()
    await page.clock.runFor(10 * STAY)
    await expect(captionOf(page, '1 of 5')).toBeVisible()
  })
})

test('[H1 H2] a slide is fetched shortly before its turn, and not earlier', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const has = (name: string) => fetched.some((url) => url.includes(name))

  await page.clock.install()
  await page.goto('/')
  expect(has('window-light')).toBe(true)
  expect(has('umbrella-neon')).toBe(false)

  await page.clock.runFor(STAY - 3000)
  await expect.poll(() => has('umbrella-neon')).toBe(true)
  await expect(captionOf(page, '1 of 5')).toBeVisible()
  expect(has('eyes-closed')).toBe(false)
})

test('[H2] with reduced motion the slideshow never advances on its own', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Next photograph' }).click()
  await expect(captionOf(page, '2 of 5')).toBeVisible()

  await page.reload()
  await page.clock.runFor(10 * STAY)
  await expect(captionOf(page, '1 of 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop slideshow' })).toBeHidden()
})

test('[H1] find-in-page finds the caption of a hidden slide and shows that slide', async ({
  page,
}) => {
  await page.goto('/')
  await expect(captionOf(page, '1 of 5')).toBeVisible()

  // Browsers search hidden text only a moment after it was hidden.
  await expect(async () => {
    await page.goto('/#:~:text=Two%20tickets%20left')
    await expect(captionOf(page, '4 of 5')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 10_000 })
  await expect(page.getByRole('button', { name: 'Stop slideshow' })).toBeHidden()
})

test('[H1] during hydration no other caption is visible', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Stop slideshow' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-shown')
})

test('[H1] after the window is turned all five photographs have one height', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/')
  await page.setViewportSize({ width: 320, height: 640 })

  const heights = new Set<number>()
  for (const number of [1, 2, 3, 4, 5]) {
    await page.getByRole('button', { name: `Photograph ${number} of 5` }).click()
    const photograph = page.getByRole('group', { name: `${number} of 5` }).getByRole('img')
    await expect(photograph).toBeVisible()
    heights.add((await photograph.boundingBox())!.height)
  }
  expect(heights.size).toBe(1)
})

for (const window of [
  { width: 640, height: 360 },
  { width: 360, height: 320 },
]) {
  test(`[H5] zoomed in to ${window.width} × ${window.height}, the photograph is over 200 px high and the buttons are below it`, async ({
    page,
  }) => {
    await page.setViewportSize(window)
    await page.goto('/')
    const slideshow = page.getByRole('region', { name: 'Selected photographs' })
    const photograph = (await slideshow.getByRole('img').first().boundingBox())!

    expect(photograph.height).toBeGreaterThan(200)
    for (const link of await slideshow.getByRole('link').all()) {
      expect((await link.boundingBox())!.y).toBeGreaterThanOrEqual(photograph.y + photograph.height)
    }
  })
}
