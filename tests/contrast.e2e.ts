import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { changedPixels, colorsAround, edgeContrast, lowContrastText } from './support/contrast.ts'
import { PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const SIZES = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const

/** The black inside of every focus ring, also next to another button. */
const FILM = [0x12, 0x10, 0x0e]

const loaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility({ visibilityProperty: true }))
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete && image.naturalWidth > 0),
  )

/** Replaces every photograph by one color, as an owner’s photographs may be behind text. */
async function replacePhotographs(page: Page, background: string) {
  const plain = { width: 8, height: 8, channels: 3, background } as const
  const body = await sharp({ create: plain }).png().toBuffer()
  await page.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/png', body }))
}

for (const [device, viewport] of SIZES) {
  test.describe(`on ${device}`, { tag: device === 'a desktop' ? '@all' : [] }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    test(`[H1 H5] on ${device}, text on all five slides is readable`, async ({ page }) => {
      test.slow()
      await page.goto('/')
      for (const slide of [1, 2, 3, 4, 5]) {
        await page.getByRole('button', { name: `Photograph ${slide} of 5` }).click()
        await loaded(page)
        expect.soft(await lowContrastText(page), `slide ${slide}`).toEqual([])
      }
    })

    for (const color of ['white', 'black']) {
      test(`[H5 P1 P2 L1] on ${device}, text is readable on ${color} photographs`, async ({
        page,
      }) => {
        test.slow()
        await replacePhotographs(page, color)
        await page.goto('/')
        await loaded(page)
        expect.soft(await lowContrastText(page)).toEqual([])

        for (const name of ['Book a Session', 'View Portfolio']) {
          const link = page.getByRole('link', { name }).first()
          expect.soft(await edgeContrast(page, link)).toBeGreaterThanOrEqual(3)
          const { width, height } = (await link.boundingBox())!
          // An outline 2 px thick (WCAG 2.4.13).
          const outline = 4 * (width + height)
          expect.soft(await changedPixels(page, () => link.focus())).toBeGreaterThanOrEqual(outline)
          expect
            .soft(await colorsAround(page, link), 'inside the ring')
            .toEqual([FILM, FILM, FILM, FILM])
          // Its ring would cover the edge of the next link.
          await link.blur()
        }

        // Puts the photograph above this title behind the bar.
        await page.getByText('Shop window, ten to nine').evaluate((title) => title.scrollIntoView())
        await loaded(page)
        expect.soft(await lowContrastText(page), 'the bar on photographs').toEqual([])

        await page.goto('/portfolio')
        const pick = page.getByRole('link', { name: /the studio’s pick/ })
        await pick.scrollIntoViewIfNeeded()
        await loaded(page)
        const mark = await changedPixels(page, () =>
          pick.locator('[data-wax=star]').evaluate((star) => (star.style.visibility = 'hidden')),
        )
        expect.soft(mark, 'the mark of a pick').toBeGreaterThan(300)

        await pick.click()
        await page.getByRole('button', { name: 'Zoom' }).click()
        await loaded(page)
        expect.soft(await lowContrastText(page), 'the lightbox, zoomed').toEqual([])
      })
    }

    for (const path of PAGES) {
      test(`[H6 P1 A1 C1 B1] on ${device}, all text of ${path} is readable`, async ({ page }) => {
        test.slow()
        await page.goto(path)
        expect(await lowContrastText(page, true)).toEqual([])
      })
    }
  })
}
