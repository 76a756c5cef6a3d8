import type { Page } from '@playwright/test'

import { expect, test } from './support/test.ts'

const PAGES = ['/', '/portfolio', '/about', '/nope']

const WINDOWS = [
  [320, 640],
  [412, 823],
  [823, 412],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const

test.use({ reducedMotion: 'reduce' })

for (const [width, height] of WINDOWS) {
  const tag = width === 412 || width === 1440 ? [] : '@all'
  test(
    `at ${width} × ${height} prints are as wide as drawn`,
    { tag },
    async ({ page, expectConsole }) => {
      expectConsole(/404/)
      test.slow()
      await page.setViewportSize({ width, height })

      for (const path of PAGES) {
        await page.goto(path)
        await showAll(page)
        const prints = await measurePrints(page)

        expect(prints.length, path).toBeGreaterThan(0)
        for (const { file, sizes, drawn } of prints) {
          expect(sizes / drawn, `${path} ${file}: ${sizes} px in sizes`).toBeGreaterThan(0.96)
          expect(sizes / drawn, `${path} ${file}: ${sizes} px in sizes`).toBeLessThan(1.12)
        }
      }
    },
  )
}

/** Shows every slide, the menu’s thumbnails and the whole page once. */
async function showAll(page: Page) {
  const next = page.getByRole('button', { name: 'Next photograph' })
  if (await next.isVisible()) {
    for (const slide of [2, 3, 4, 5, 1]) {
      await next.click()
      await expect(page.getByRole('group', { name: `${slide} of 5` })).not.toHaveAttribute(
        'aria-hidden',
      )
    }
  }

  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })

  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.waitForLoadState('networkidle')
}

/**
 * Every loaded print with the width in `sizes`, which is its natural width to a browser, and the width
 * at which it is drawn, which is more than its frame’s if it is cropped.
 */
function measurePrints(page: Page) {
  return page.locator('img').evaluateAll((all) =>
    (all as HTMLImageElement[])
      .filter((image) => image.complete && image.currentSrc.includes('/uploads/'))
      .filter((image) => image.checkVisibility() && image.naturalWidth > 0)
      // A roll has its small prints on every screen.
      .filter((image) => !image.closest('[data-lightbox=roll]'))
      // An enlarged edge of a frame is a detail, not a photograph.
      .filter((image) => image.getBoundingClientRect().width < 2 * image.clientWidth)
      .map((image) => {
        const ratio = image.naturalWidth / image.naturalHeight
        const file = image.currentSrc.split('/').at(-1)
        const drawn = Math.max(image.clientWidth, image.clientHeight * ratio)
        return { file, sizes: image.naturalWidth, drawn }
      }),
  )
}

test('in the lightbox prints are as wide as drawn', async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [823, 412],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/portfolio', { waitUntil: 'domcontentloaded' })
    await page
      .getByRole('link', { name: 'Open Porch in Plaza Midwood, ten to seven, Lifestyle' })
      .click()
    const photograph = page.getByRole('dialog').getByRole('img').first()
    await expect(photograph).toHaveJSProperty('complete', true)

    const { naturalWidth, width: drawn } = await photograph.evaluate(
      ({ naturalWidth: natural, width: shown }: HTMLImageElement) => ({
        naturalWidth: natural,
        width: shown,
      }),
    )
    expect(naturalWidth / drawn, `${width} × ${height}`).toBeGreaterThan(0.96)
    expect(naturalWidth / drawn, `${width} × ${height}`).toBeLessThan(1.12)
  }
})
