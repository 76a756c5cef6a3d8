import { expect, type Locator, type Page } from '@playwright/test'

import type { Line } from './layout-types.ts'
import { contrast } from './contrast-ratio.ts'
import { applyStyleSheet } from './conditions.ts'
import { screenshot, within, worst, type Color, type Pixels } from './screenshots.ts'
import { readLayout } from './read-layout.ts'

/** Keeps borders and icons, which take the color of text. */
const NO_LETTERS = `
  *, ::before, ::after {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
  }
  svg text { fill: transparent !important }
`

/** By how much a letter changes a pixel, summed over its channels. */
const INK = 60

type Pair = { shown: Pixels; bare: Pixels }

/**
 * Text with too little contrast (WCAG 1.4.3), with its ratio. Measures against the pixels under each
 * letter, by screenshots with letters and without.
 */
export async function lowContrastText(page: Page, fullPage = false): Promise<string[]> {
  const { lines } = await readLayout(page)
  const shown = await screenshot(page, fullPage)
  await applyStyleSheet(page, NO_LETTERS)
  const bare = await screenshot(page, fullPage)
  await applyStyleSheet(page, '')

  const measured = lines
    .map((line) => ({ line, ink: pixelsBehind(line, { shown, bare }) }))
    .filter(({ ink }) => ink.length > 0)
  expect(measured.length, 'lines of text with letters').toBeGreaterThan(2)

  return measured.flatMap(({ line: { text, color, large }, ink }) => {
    const found = worst(ink.map((ground) => contrast(color, ground)))
    return found < (large ? 3 : 4.5) ? [`${found.toFixed(2)}:1 “${text}”`] : []
  })
}

/** The pixels under the letters of a line. */
function pixelsBehind({ visible: box }: Line, { shown, bare }: Pair): Color[] {
  return Array.from(within(bare, box))
    .filter(([x, y]) => difference(shown.at(x, y), bare.at(x, y)) > INK)
    .map(([x, y]) => bare.at(x, y))
}

const difference = (one: Color, two: Color) =>
  one.reduce((sum, channel, at) => sum + Math.abs(channel - two[at]!), 0)

/** The contrast between pixels just outside and just inside of a control’s edge. */
export async function edgeContrast(page: Page, control: Locator): Promise<number> {
  const { x, y, width, height } = (await control.boundingBox())!
  const pixels = await screenshot(page)
  const [left, top] = [Math.round(x), Math.round(y)]
  const rows = Array.from({ length: Math.floor(height) - 8 }, (_, at) => top + 4 + at)
  const columns = Array.from({ length: Math.floor(width) - 8 }, (_, at) => left + 4 + at)
  return worst([
    ...columns.map((at) => contrast(pixels.at(at, top - 1), pixels.at(at, top + 3))),
    ...rows.map((at) => contrast(pixels.at(left - 1, at), pixels.at(left + 3, at))),
  ])
}

/** The colors 2 px outside of a control, in the middle of each side. */
export async function colorsAround(page: Page, control: Locator): Promise<Color[]> {
  const { x, y, width, height } = (await control.boundingBox())!
  const pixels = await screenshot(page)
  const [middle, center] = [Math.round(x + width / 2), Math.round(y + height / 2)]
  return [
    pixels.at(middle, Math.round(y) - 2),
    pixels.at(Math.round(x + width) + 1, center),
    pixels.at(middle, Math.round(y + height) + 1),
    pixels.at(Math.round(x) - 2, center),
  ]
}

/** How many pixels of the window an action changes by at least 3:1. */
export async function changedPixels(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await screenshot(page)
  await act()
  await page.evaluate(finishTransitions)
  const after = await screenshot(page)
  const all = within(before, { left: 0, top: 0, right: before.width, bottom: before.height })
  return Array.from(all).filter(([x, y]) => contrast(before.at(x, y), after.at(x, y)) >= 3).length
}

/** With reduced motion a transition still takes a frame, and a screenshot may be sooner. */
function finishTransitions() {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
}
