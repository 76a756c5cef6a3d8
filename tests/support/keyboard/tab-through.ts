import type { Page } from '@playwright/test'

import { ringThickness } from './ring.ts'
import { readStop, type TabStop } from './tab-stop.ts'

/** More presses inside one frame count as a keyboard trap. */
const MAX_PRESSES_IN_FRAME = 4

/** How many animation frames the focus may take to arrive. */
const FRAMES = 20

/** In px (WCAG 2.4.13). */
const THINNEST_RING = 2

type TabOrder = {
  count: number
  /** Each begins with the name of its stop. */
  problems: string[]
}

/**
 * Presses Tab from the focused element, or else from the top, until the focus leaves the page. Every
 * stop must be visible and have a ring. From the top, every control must get the focus.
 */
export async function tabThrough(page: Page): Promise<TabOrder> {
  const problems: string[] = []
  let last = -1
  let repeats = 0

  const start = await readStop(page)
  let stop = start ?? (await press(page, 'Tab'))
  while (stop && stop.index >= last && repeats < MAX_PRESSES_IN_FRAME) {
    repeats = stop.index === last ? repeats + 1 : 0
    if (repeats === 0) {
      const trouble = stop.hidden ?? (await ringProblem(page, stop))
      if (trouble) problems.push(`${stop.name}: ${trouble}`)
    }
    last = stop.index
    stop = await press(page, 'Tab')
  }
  if (stop && repeats === MAX_PRESSES_IN_FRAME) problems.push(`${stop.name}: keeps the focus`)

  const missed = start
    ? []
    : (await missedControls(page)).map((name) => `${name}: cannot be reached`)
  return { count: last + 1, problems: [...problems, ...missed] }
}

/** Presses Shift+Tab until the first stop. Returns all stops on the way. */
export async function tabBack(page: Page, count: number): Promise<TabStop[]> {
  const way: TabStop[] = []
  const most = count + 2 * MAX_PRESSES_IN_FRAME

  for (let presses = 0; presses < most && way.at(-1)?.index !== 0; presses += 1) {
    const stop = await press(page, 'Shift+Tab')
    if (stop && stop.index !== way.at(-1)?.index) way.push(stop)
  }
  return way
}

async function press(page: Page, key: string) {
  await page.keyboard.press(key)
  const stop = await readStop(page)
  // The focus enters and leaves a frame with a delay.
  return !stop || stop.isFrame ? readStopAgain(page) : stop
}

async function readStopAgain(page: Page) {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise((settle) => requestAnimationFrame(settle))
    }
  }, FRAMES)
  return readStop(page)
}

async function ringProblem(page: Page, stop: TabStop) {
  // The page in a frame has its own focus ring.
  if (stop.isFrame) return undefined
  let thickness = await ringThickness(page, stop)
  if (thickness < THINNEST_RING) {
    // Very rarely a screenshot misses a ring.
    thickness = await ringThickness(page, (await readStopAgain(page)) ?? stop)
  }
  return thickness < THINNEST_RING ? `a ring of ${thickness.toFixed(1)} px` : undefined
}

/** The names of visible, enabled controls that never had the focus. */
function missedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, iframe',
    )
    return Array.from(controls)
      .filter((control) => !control.matches(':disabled, [tabindex="-1"], [inert] *'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.dataset.stop === undefined)
      .map((control) => control.ariaLabel ?? control.innerText)
  })
}
