import type { Page } from '@playwright/test'

import { sayOne } from '../speech/speech.ts'
import { hear, type Heard } from '../speech/tree.ts'
import { ringThickness } from './ring.ts'
import { newSheet, printSheet } from './sheet.ts'
import { lookAtStop, type Stop } from './stop.ts'

/** How often Tab may be pressed inside the page of another site before it counts as a trap. */
const MOST_IN_A_FRAME = 4

/** How many frames are drawn until the focus has surely arrived, and is seen. */
const FRAMES = 20

/** The thinnest ring that is seen, in px (WCAG 2.4.13). */
const THINNEST_RING = 2

type Walk = {
  /** Every stop, in order, as a screen reader calls it. */
  stops: string[]
  /** What is wrong with stops, each with its name. */
  troubles: string[]
}

/**
 * Presses Tab from what has the focus, or else from the top, until the page lets go of it, and looks
 * at every stop: that it is to be seen and has a ring. With `SHEETS=1` it leaves a contact sheet of
 * them, called by `name`.
 */
export async function walk(page: Page, name: string): Promise<Walk> {
  const sheet = newSheet(page)
  const wrong: [Stop, string][] = []
  let last = -1
  let repeats = 0

  let stop = (await lookAtStop(page)) ?? (await press(page, 'Tab'))
  while (stop && stop.index >= last && repeats < MOST_IN_A_FRAME) {
    repeats = stop.index === last ? repeats + 1 : 0
    if (repeats === 0) {
      const trouble = stop.hidden ?? (await ringTrouble(page, stop))
      if (trouble) wrong.push([stop, trouble])
      await sheet?.add()
    }
    last = stop.index
    stop = await press(page, 'Tab')
  }
  if (stop && repeats === MOST_IN_A_FRAME) wrong.push([stop, 'does not let go'])
  if (sheet) await printSheet(sheet.pictures, name)

  const names = namesOfStops(await hear(page))
  const nameOf = (index: number) => names.get(index) ?? 'nothing that is told of'
  return {
    stops: Array.from({ length: last + 1 }, (_, index) => nameOf(index)),
    troubles: wrong.map(([{ index }, trouble]) => `${nameOf(index)}: ${trouble}`),
  }
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

function namesOfStops(node: Heard): Map<number, string> {
  const inside = node.children.flatMap((child) => [...namesOfStops(child)])
  const { stop } = node.states
  return new Map(stop === undefined ? inside : [[Number(stop), sayOne(node)], ...inside])
}
