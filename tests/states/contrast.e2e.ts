import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { contrastOf } from '#pipeline/look/colors.ts'

import { applyStyleSheet } from './settings.ts'
import { expect, test } from '../support/test.ts'

// axe checks all other text, but not text on photographs.

type Box = { x: number; y: number; width: number; height: number }

/** Red, green and blue, from 0 to 255. */
type Color = [red: number, green: number, blue: number]

/** Keeps borders and icons, which take the color of text. */
const NO_LETTERS = `
  *, ::before, ::after {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
  }
`

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const color of ['white', 'black']) {
  const tag = color === 'white' ? [] : '@all'
  test(`text is readable on ${color} photographs`, { tag }, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    await replacePhotographs(page, color)
    await page.goto('/')
    await expectReadable(page, 'the slideshow')

    // Puts the photograph above this title behind the bar.
    await page.getByText('Letting go').evaluate((title) => title.scrollIntoView())
    await expectReadable(page, 'the bar')

    await page.goto('/portfolio')
    await page.getByRole('link', { name: /the studio’s pick/ }).click()
    await page.getByRole('button', { name: 'Zoom' }).click()
    await expectReadable(page, 'the lightbox, zoomed')
  })
}

/** Replaces every photograph by one color, as an owner’s photographs may be behind text. */
async function replacePhotographs(page: Page, background: string) {
  const plain = { width: 8, height: 8, channels: 3, background } as const
  const body = await sharp({ create: plain }).png().toBuffer()
  await page.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/png', body }))
}

/** Expects the contrast of WCAG 1.4.3 between each text in view and the pixels behind it. */
async function expectReadable(page: Page, where: string) {
  await page.waitForLoadState('networkidle')
  const texts = await textsInView(page)
  expect(texts.length).toBeGreaterThan(2)

  await applyStyleSheet(page, NO_LETTERS)
  for (const { text, color, large, box } of texts) {
    const ratios = (await colorsIn(page, box)).map((ground) => contrastOf(color, ground))
    // Without the lowest 1 %, which is grain.
    const worst = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 100)]
    expect.soft(worst, `${where}: “${text}”`).toBeGreaterThanOrEqual(large ? 3 : 4.5)
  }
  await applyStyleSheet(page, '')
}

/** Each line of text in the window, with the box of its letters. */
function textsInView(page: Page) {
  return page.evaluate(() => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: { text: string; color: Color; large: boolean; box: Box }[] = []

    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const element = node.parentElement!
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      pixel.fillStyle = color
      pixel.fillRect(0, 0, 1, 1)
      const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data
      const range = document.createRange()
      range.selectNodeContents(node)

      for (const { x, y, width, height } of range.getClientRects()) {
        const isInView = y > 0 && y + height < innerHeight && width > 1
        const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
        if (!isInView || !onTop?.contains(element) || !node.data.trim()) continue
        found.push({
          text: node.data.trim(),
          color: [red!, green!, blue!],
          large: parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24),
          box: { x, y: y + height / 4, width, height: height / 2 },
        })
      }
    }
    return found
  })
}

/** The colors of a part of the window. */
async function colorsIn(page: Page, clip: Box): Promise<Color[]> {
  const picture = sharp(await page.screenshot({ clip })).removeAlpha()
  const samples = await picture.raw().toBuffer()
  return Array.from({ length: samples.length / 3 }, (_, at) => {
    const [red, green, blue] = samples.subarray(3 * at)
    return [red!, green!, blue!]
  })
}
