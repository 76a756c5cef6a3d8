import { expect, type Locator, type Page } from '@playwright/test'

import type { Line } from './boxes.ts'
import { contrast } from './color-contrast.ts'
import { wear } from './conditions.ts'
import { photograph, within, worst, type Color, type Pixels } from './pixels.ts'
import { seen } from './seen.ts'

/** Leaves what is drawn in the color of text, like borders and icons. */
const NO_LETTERS = `
  *, ::before, ::after {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
  }
  svg text { fill: transparent !important }
`

/** How different a pixel is, all channels together, when a letter lies on it. */
const INK = 60

type Pair = { shown: Pixels; bare: Pixels }

/**
 * Words that stand out too little from the very pixels that they lie on (WCAG 1.4.3), with how
 * much: the page is photographed with its letters and without.
 */
export async function faintWords(page: Page, fullPage = false): Promise<string[]> {
  const { lines } = await seen(page)
  const shown = await photograph(page, fullPage)
  await wear(page, NO_LETTERS)
  const bare = await photograph(page, fullPage)
  await wear(page, '')

  const measured = lines
    .map((line) => ({ line, ink: inkOf(line, { shown, bare }) }))
    .filter(({ ink }) => ink.length > 0)
  expect(measured.length, 'lines of text with letters').toBeGreaterThan(2)

  return measured.flatMap(({ line: { text, color, large }, ink }) => {
    const found = worst(ink.map((ground) => contrast(color, ground)))
    return found < (large ? 3 : 4.5) ? [`${found.toFixed(2)}:1 “${text}”`] : []
  })
}

/** What is under the letters of a line, pixel by pixel. */
function inkOf({ seen: box }: Line, { shown, bare }: Pair): Color[] {
  return Array.from(within(bare, box))
    .filter(([x, y]) => difference(shown.at(x, y), bare.at(x, y)) > INK)
    .map(([x, y]) => bare.at(x, y))
}

const difference = (one: Color, two: Color) =>
  one.reduce((sum, channel, at) => sum + Math.abs(channel - two[at]!), 0)

/** How clearly a control ends: what lies just outside of its edge against what lies just inside. */
export async function edge(page: Page, control: Locator): Promise<number> {
  const { x, y, width, height } = (await control.boundingBox())!
  const pixels = await photograph(page)
  const [left, top] = [Math.round(x), Math.round(y)]
  const rows = Array.from({ length: Math.floor(height) - 8 }, (_, at) => top + 4 + at)
  const columns = Array.from({ length: Math.floor(width) - 8 }, (_, at) => left + 4 + at)
  return worst([
    ...columns.map((at) => contrast(pixels.at(at, top - 1), pixels.at(at, top + 3))),
    ...rows.map((at) => contrast(pixels.at(left - 1, at), pixels.at(left + 3, at))),
  ])
}

/** What lies 2 px outside of a control's edge, in the middle of each of its four sides. */
export async function beside(page: Page, control: Locator): Promise<Color[]> {
  const { x, y, width, height } = (await control.boundingBox())!
  const pixels = await photograph(page)
  const [middle, center] = [Math.round(x + width / 2), Math.round(y + height / 2)]
  return [
    pixels.at(middle, Math.round(y) - 2),
    pixels.at(Math.round(x + width) + 1, center),
    pixels.at(middle, Math.round(y + height) + 1),
    pixels.at(Math.round(x) - 2, center),
  ]
}

/** How much of the window changes, and by at least 3:1, when something is done. In pixels. */
export async function standsOut(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await photograph(page)
  await act()
  await page.evaluate(finishTransitions)
  const after = await photograph(page)
  const all = within(before, { left: 0, top: 0, right: before.width, bottom: before.height })
  return Array.from(all).filter(([x, y]) => contrast(before.at(x, y), after.at(x, y)) >= 3).length
}

/** Where less motion is wished for they take a frame still, and a picture may be sooner. */
function finishTransitions() {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
}
