import type { Page } from '@playwright/test'

import { ringThickness } from './ring.ts'
import { lookAtStop, type Stop } from './stop.ts'

/** How often Tab may be pressed inside the page of another site before it counts as a trap. */
const MOST_IN_A_FRAME = 4

/** How many frames are drawn until the focus has surely arrived, and is seen. */
const FRAMES = 20

/** The thinnest ring that is seen, in px (WCAG 2.4.13). */
const THINNEST_RING = 2

type Walk = {
  /** How many stops there are. */
  count: number
  /** What is wrong with stops, each with its name. */
  troubles: string[]
}

/**
 * Presses Tab from what has the focus, or else from the top, until the page lets go of it. Looks at
 * every stop: that it is to be seen and has a ring. From the top, no control may be passed by.
 */
export async function walk(page: Page): Promise<Walk> {
  const troubles: string[] = []
  let last = -1
  let repeats = 0

  const start = await lookAtStop(page)
  let stop = start ?? (await press(page, 'Tab'))
  while (stop && stop.index >= last && repeats < MOST_IN_A_FRAME) {
    repeats = stop.index === last ? repeats + 1 : 0
    if (repeats === 0) {
      const trouble = stop.hidden ?? (await ringTrouble(page, stop))
      if (trouble) troubles.push(`${stop.name}: ${trouble}`)
    }
    last = stop.index
    stop = await press(page, 'Tab')
  }
  if (stop && repeats === MOST_IN_A_FRAME) troubles.push(`${stop.name}: does not let go`)

  const missed = start ? [] : (await passedBy(page)).map((name) => `${name}: passed by`)
  return { count: last + 1, troubles: [...troubles, ...missed] }
}

/** Presses Shift+Tab until the first stop is reached. Gives all stops on the way. */
export async function walkBack(page: Page, count: number): Promise<Stop[]> {
  const way: Stop[] = []
  const most = count + 2 * MOST_IN_A_FRAME

  for (let presses = 0; presses < most && way.at(-1)?.index !== 0; presses += 1) {
    const stop = await press(page, 'Shift+Tab')
    if (stop && stop.index !== way.at(-1)?.index) way.push(stop)
  }
  return way
}

async function press(page: Page, key: string) {
  await page.keyboard.press(key)
  const stop = await lookAtStop(page)
  // On its way into the page of another site, the focus is nowhere for a moment; on its way out,
  // still there.
  return !stop || stop.isFrame ? lookAgain(page) : stop
}

/** Looks at what has the focus once more frames have been drawn. */
async function lookAgain(page: Page) {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise((settle) => requestAnimationFrame(settle))
    }
  }, FRAMES)
  return lookAtStop(page)
}

/** The page of another site shows its focus itself. */
async function ringTrouble(page: Page, stop: Stop) {
  if (stop.isFrame) return undefined
  let thickness = await ringThickness(page, stop)
  if (thickness < THINNEST_RING) {
    // Very rarely a picture shows none of a ring that is there. One that is not is missed again.
    thickness = await ringThickness(page, (await lookAgain(page)) ?? stop)
  }
  return thickness < THINNEST_RING ? `a ring of ${thickness.toFixed(1)} px` : undefined
}

/** The names of controls that can be seen and pressed, but that the Tab key has not come to. */
function passedBy(page: Page): Promise<string[]> {
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
