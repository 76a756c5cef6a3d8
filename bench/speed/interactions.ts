import type { Page } from '@playwright/test'

import { waitForHydration } from '../../owner/check/hydration.ts'
import { median, table, within } from '../table.ts'
import { inNewBrowser, PHONE } from './browser.ts'
import { observe, observed, SHORTEST_EVENT } from './observe.ts'
import { PAGES, ROUNDS } from './pages.ts'

const MAX_MEDIAN = 50
const MAX_WORST = 100

/** Longer than every animation. */
const ANIMATION_MS = 1200

type Act = (page: Page) => Promise<void>

function tap(role: 'button' | 'link', name: string | RegExp): Act {
  return async (page) => {
    const target = page.getByRole(role, { name }).first()
    // Photographs that come into view load before the tap, as when a visitor scrolls to it.
    await target.scrollIntoViewIfNeeded()
    await page.waitForTimeout(ANIMATION_MS)
    await target.tap()
  }
}

function press(key: string): Act {
  return (page) => page.keyboard.press(key)
}

/** The interactions on each page, repeated in this order. Each changes something in every round. */
const STEPS: Record<string, Record<string, Act>> = {
  [PAGES.Home]: {
    'slideshow: next': tap('button', 'Next photograph'),
    'slideshow: a dot': tap('button', 'Photograph 4 of 5'),
    'slideshow: arrow key': press('ArrowRight'),
    'menu: open': tap('button', 'Menu'),
    'menu: close': tap('button', 'Close'),
  },
  [PAGES.Portfolio]: {
    'lightbox: open': tap('link', /^Open /),
    'lightbox: next': tap('button', 'Next photograph'),
    'lightbox: close': tap('button', 'Close'),
    'carousel: next': tap('button', 'Next session'),
    'carousel: arrow key': press('ArrowLeft'),
  },
}

/** The delay from input to the next frame. */
export async function interactions(address: string) {
  const figures: Record<string, number[]> = {}
  for (const [path, steps] of Object.entries(STEPS)) {
    await inNewBrowser({ address, device: PHONE, cpu: 4 }, async (page) => {
      waitForHydration(page)
      await observe(page)
      await page.goto(path, { waitUntil: 'networkidle' })

      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [name, act] of Object.entries(steps)) {
          await observed(page)
          await act(page)
          await page.waitForTimeout(ANIMATION_MS)
          const { slowest } = await observed(page)
          ;(figures[name] ??= []).push(slowest)
        }
      }
    })
  }
  return { figures, section: section(figures) }
}

function section(figures: Record<string, number[]>): string {
  const all = Object.values(figures).flat()
  const rows = Object.entries(figures).map(([name, waits]) => [
    name,
    median(waits),
    Math.max(...waits),
    waits.join(', '),
  ])
  rows.push(['all', within(median(all), MAX_MEDIAN), within(Math.max(...all), MAX_WORST), ''])

  return `## Waiting for a press, a tap or a key

From the input to the next frame that is painted (Event Timing, what INP is made of), in ms, on a phone with a
processor four times slower than this one, ${ROUNDS} times each; the first opening of the lightbox loads its code. Browsers
report it in steps of 8, and nothing below ${SHORTEST_EVENT}. Aims, of all of them: a median of at
most ${MAX_MEDIAN}, and at most ${MAX_WORST} at worst.

${table(['', 'median', 'worst', 'each'], rows)}`
}
