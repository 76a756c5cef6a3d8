import type { Page } from '@playwright/test'

import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { captionOf } from './support/slides.ts'
import { swipe } from './support/swipe.ts'
import { expect, test } from './support/test.ts'

const STAY = 7000

test.describe('the slideshow', () => {
  test.beforeEach(({ page }) => gotoWithFrozenClock(page, '/'))

  test('[H1 K1 F4] a visitor sees one of five captioned photographs, as tall as the window', async ({
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

  test('[H2 K1] it turns by itself every seven seconds, and after the fifth comes the first', async ({
    page,
  }) => {
    await expect(page.getByRole('button', { name: 'Stop slideshow' })).toBeVisible()

    for (const next of ['2 of 5', '3 of 5', '4 of 5', '5 of 5', '1 of 5']) {
      await page.clock.runFor(STAY)
      await expect(captionOf(page, next)).toBeVisible()
    }
  })

  test('[H2 K1] nothing turns before the seven seconds are over, and a change fades for one', async ({
    page,
  }) => {
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

  test('[H2 H3] a screen reader hears nothing while it turns, and each photograph after that', async ({
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

  test('[H3] the print on the edge of the film is that of the slide shown', async ({ page }) => {
    const slideshow = page.getByRole('region', { name: 'Selected photographs' })
    await expect(slideshow.getByText('1A', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Photograph 4 of 5' }).click()
    await expect(slideshow.getByText('4A', { exact: true })).toBeVisible()
    await expect(slideshow.getByText('1A', { exact: true })).toBeHidden()
  })

  test('[H2 H3] a slide that was never shown fades in like any other', async ({ page }) => {
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
    test(`[H4] after ${name} it never turns by itself again`, async ({ page }) => {
      const stop = page.getByRole('button', { name: 'Stop slideshow' })
      await expect(stop).toBeVisible()

      await act(page)
      await expect(captionOf(page, '2 of 5')).toBeVisible()
      await expect(stop).toBeHidden()

      await page.clock.runFor(10 * STAY)
      await expect(captionOf(page, '2 of 5')).toBeVisible()
    })
  }

  test('[H4] the stop control stops it for good and goes away, its focus going to the next one', async ({
    page,
  }) => {
    const stop = page.getByRole('button', { name: 'Stop slideshow' })
    await stop.click()
    await expect(stop).toBeHidden()
    await expect(page.getByRole('button', { name: 'Previous photograph' })).toBeFocused()

    await page.clock.runFor(10 * STAY)
    await expect(captionOf(page, '1 of 5')).toBeVisible()
  })

  test('[H4] keyboard focus arriving in the slideshow stops it', async ({ page }) => {
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

test('[H1 H2] a slide is not fetched before it is needed, and is there before its turn', async ({
  page,
}) => {
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

test('[H2] with reduced motion it does not turn by itself, and changes without a fade', async ({
  page,
}) => {
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

test('[H1] a search of the page finds the caption of a slide that is not shown, and shows it', async ({
  page,
}) => {
  await page.goto('/')
  await expect(captionOf(page, '1 of 5')).toBeVisible()

  // Browsers can search what is hidden a moment after it was hidden.
  await expect(async () => {
    await page.goto('/#:~:text=Two%20tickets%20left')
    await expect(captionOf(page, '4 of 5')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 10_000 })
  await expect(page.getByRole('button', { name: 'Stop slideshow' })).toBeHidden()
})

test('[H1] no other caption shows through while the page comes alive', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const words = document.querySelectorAll('[aria-roledescription=slide]:not(:first-child) p')
      for (const word of words) {
        if (word.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
          document.documentElement.dataset.shone = ''
        }
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-live')
  await page.getByRole('button', { name: 'Stop slideshow' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-shone')
})

test('[H1] captions keep their place, however the window was turned', async ({ page }) => {
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
  test(`[H5] zoomed in to ${window.width} × ${window.height}, the photograph is seen and no button lies on it`, async ({
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
