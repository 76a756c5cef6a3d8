import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { expect, test } from './support/test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  test('the portrait crop of the first slide is fetched first, once', async ({ page }) => {
    const prints: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/uploads/')) prints.push(pathname)
    })
    await page.goto('/')
    expect(prints[0]).toMatch(/^\/uploads\/print-09-hp5-tall-736-\w+\.avif$/)
    expect(prints.filter((path) => path.includes('print-09'))).toHaveLength(1)
    // Named in the head, before styles and words.
    const named = await page
      .locator('head link[rel=preload][as=image]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('imagesrcset')).join())
    expect(named).toContain(prints[0])
  })
})

test.describe(() => {
  test.use({ reducedMotion: 'reduce' })

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    for (const guesses of [false, true]) {
      const says = guesses
        ? 'a browser without `sizes="auto"` picks no print smaller than drawn'
        : 'every print that a browser picks is as wide as drawn'
      const tag = width === 1440 && !guesses ? [] : '@all'
      test(`at ${width} × ${height} ${says}`, { tag }, async ({ page, expectConsole }) => {
        expectConsole(/404/)
        if (guesses) await withoutAuto(page)
        await page.setViewportSize({ width, height })
        for (const path of [
          '/',
          '/portfolio',
          '/about',
          '/booking',
          '/nope',
          '/portfolio#all-five',
        ]) {
          await page.goto(path)
          if (path.includes('#')) await expect(page.getByRole('dialog')).toBeVisible()
          else await showAll(page)
          const misfits = (await loadedPrints(page)).filter(
            ({ sizes, drawn }) => sizes <= 0.96 * drawn || (!guesses && sizes >= 1.12 * drawn),
          )
          expect.soft(misfits, path).toEqual([])
        }
      })
    }
  }
})

async function withoutAuto(page: Page) {
  await page.route(/\/(portfolio|about|booking)?$/, async (route) => {
    // Pages are fetched ahead, too, and that ends with the page that does.
    if (route.request().headers()['sec-purpose']) return route.abort()
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('sizes="auto, ', 'sizes="')
    await route.fulfill({ response, body })
  })
}

/** Shows every slide, the whole page once and the menu’s thumbnails. */
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
}

/**
 * Every print in view of the page or its lightbox, once all have loaded, with the width in `sizes`, which
 * is its natural width to a browser, and the width at which it is drawn, which is more than its frame’s if
 * it is cropped.
 */
async function loadedPrints(page: Page) {
  const read = () =>
    page.locator('img').evaluateAll((all) => {
      const dialog = document.querySelector('dialog[open]')
      return (
        (all as HTMLImageElement[])
          .filter((image) => image.checkVisibility() && (!dialog || dialog.contains(image)))
          // On the strip those beside it load when it is scrolled.
          .filter((image) => Math.abs(image.getBoundingClientRect().left) < innerWidth)
          // A roll has its small prints on every screen.
          .filter((image) => !image.closest('[data-lightbox=roll]'))
          // An enlarged edge of a frame is a detail, not a photograph.
          .filter((image) => image.getBoundingClientRect().width < 2 * image.clientWidth)
          .map((image) => ({
            file: image.currentSrc.split('/').at(-1),
            hasLoaded: image.complete,
            sizes: image.naturalWidth,
            drawn: Math.max(
              image.clientWidth,
              (image.clientHeight * image.naturalWidth) / image.naturalHeight,
            ),
          }))
      )
    })
  await expect.poll(async () => (await read()).filter(({ hasLoaded }) => !hasLoaded)).toEqual([])
  return read()
}

/** The part of a print that is compared, in px. */
const PART = { left: 300, top: 200, width: 64, height: 64 }

test('the browser applies grain as sharp does, pixel for pixel', async ({ page, request }) => {
  await page.goto('/')
  const [print] = /\/uploads\/print-09-hp5-736-\w+\.avif/.exec(await page.content())!
  const bytes = await (await request.get(print)).body()
  const expected = await sharp(bytes).extract(PART).ensureAlpha().raw().toBuffer()

  const shown = await page.evaluate(
    async ({ src, left, top, width, height }) => {
      const image = Object.assign(new Image(), { src })
      await image.decode()
      const context = new OffscreenCanvas(width, height).getContext('2d')!
      context.drawImage(image, -left, -top)
      return [...context.getImageData(0, 0, width, height).data]
    },
    { src: print, ...PART },
  )

  // Luma only, by BT.601: decoders upsample chroma differently.
  const lumaAt = (samples: ArrayLike<number>, at: number) =>
    0.299 * samples[at]! + 0.587 * samples[at + 1]! + 0.114 * samples[at + 2]!
  const pixels = Array.from({ length: PART.width * PART.height }, (_, index) => 4 * index)
  const differences = pixels.map((at) => Math.abs(lumaAt(shown, at) - lumaAt(expected, at)))
  expect(Math.max(...differences)).toBeLessThan(3.01)
})
