import { gotoWithFrozenClock } from '../../tests/support/frozen-clock.ts'
import { waitForHydration } from '../../tests/support/hydration.ts'
import { withLazyScripts } from '../../tests/support/lazy-scripts.ts'
import { scrollToTheEnd, weigh, type Kind, type Weighed } from '../../tests/support/weigh.ts'
import { WINDOWS } from '../../tests/support/windows.ts'
import { inNewBrowser, type Device } from './browser.ts'
import { PAGES } from './pages.ts'
import type { Benchmark } from './benchmark.ts'
import { inKB, table, within } from './table.ts'

/** In the order of the report. */
export const KINDS: Kind[] = ['html', 'css', 'js', 'fonts', 'images', 'other']

/** Long enough for everything that the page preloads. */
const PRELOAD_MS = 20_000

/** Transferred bytes. */
export const transfer: Benchmark = {
  name: 'transfer',

  async measure(address) {
    const figures: Figures[] = []
    for (const window of ['phone', 'desktop'] as const) {
      for (const [name, path] of Object.entries(PAGES)) {
        figures.push({ name, window, ...(await weighVisit(WINDOWS[window], address, path)) })
      }
    }
    return { figures, section: section(figures) }
  },
}

/** Transferred bytes by kind. */
export type Visit = {
  /** For the first view. */
  first: Sums
  /** Until the end of the page. */
  all: Sums
  /** With every script that the page could still load. */
  ever: Sums
}

/** Loads a page, scrolls to its end, and weighs its files. */
export function weighVisit(device: Device, address: string, path: string): Promise<Visit> {
  return inNewBrowser({ address, device }, async (page) => {
    waitForHydration(page)
    const loaded = weigh(page, address)

    await gotoWithFrozenClock(page, path)
    const first = sums(await loaded())
    await scrollToTheEnd(page)
    await page.clock.runFor(PRELOAD_MS)
    const all = await loaded()
    return { first, all: sums(all), ever: sums(await withLazyScripts(page.request, all)) }
  })
}

type Sums = Record<Kind, number>
type Figures = Visit & { name: string; window: string }

function sums(files: Weighed[]): Sums {
  const sum = (kind: Kind) =>
    files.filter((file) => file.kind === kind).reduce((bytes, file) => bytes + file.bytes, 0)
  return Object.fromEntries(KINDS.map((kind) => [kind, sum(kind)])) as Sums
}

function section(figures: Figures[]): string {
  const rows = figures.flatMap(({ name, window, first, all, ever }) => [
    [`${name}, ${window}`, ...cells(first), ''],
    ['… to its end', ...cells(all), within(ever.js / 1024, 80, 1)],
  ])

  return `## Sent

KB of 1024 bytes, compressed as they are sent, headers left out: for the first view, and when the end of the page
has been reached and all that it fetches ahead of need has come. The last column is every script that any use of
the page could still load. Aim: at most 80.

${table(['', ...KINDS, 'all', 'js ever'], rows)}`
}

function cells(bytes: Sums): string[] {
  const all = KINDS.reduce((sum, kind) => sum + bytes[kind], 0)
  return [...KINDS.map((kind) => inKB(bytes[kind])), inKB(all)]
}
