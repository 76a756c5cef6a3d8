import { gotoWithFrozenClock } from '../../tests/support/frozen-clock.ts'
import { waitForHydration } from '../../owner/check/hydration.ts'
import {
  scrollToTheEnd,
  weigh,
  type Kind,
  type Weighed,
  withLazyScripts,
} from '../../tests/support/weigh.ts'
import { WINDOWS } from '../../tests/support/windows.ts'
import { digits, table, within } from '../table.ts'
import { inNewBrowser, type Device } from './browser.ts'
import { PAGES } from './pages.ts'

/** In the order of the report. */
export const KINDS: Kind[] = ['html', 'css', 'js', 'fonts', 'images', 'other']

/** Long enough for everything that the page preloads. */
const PRELOAD_MS = 20_000

/** Transferred bytes. */
export async function transfer(address: string) {
  const figures = []
  for (const window of ['phone', 'desktop'] as const) {
    for (const [name, path] of Object.entries(PAGES)) {
      figures.push({ name, window, ...(await weighVisit(WINDOWS[window], address, path)) })
    }
  }
  const rows = figures.flatMap(({ name, window, first, all, ever }) => [
    [`${name}, ${window}`, ...cells(first), ''],
    ['… to its end', ...cells(all), within(ever.js / 1024, 80, 1)],
  ])
  const section = `## Sent

KB of 1024 bytes, compressed as they are sent, headers left out: for the first view, and when the end of the page
has been reached and all that it fetches ahead of need has come. The last column is every script that any use of
the page could still load. Aim: at most 80.

${table(['', ...KINDS, 'all', 'js ever'], rows)}`
  return { figures, section }
}

/** Transferred bytes by kind. */
export type Visit = Awaited<ReturnType<typeof weighVisit>>

/** Weighs a page's files: for the first view, at its end, and with every script it could still load. */
export function weighVisit(device: Device, address: string, path: string) {
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

function sums(files: Weighed[]): Sums {
  const sum = (kind: Kind) =>
    files.filter((file) => file.kind === kind).reduce((bytes, file) => bytes + file.bytes, 0)
  return Object.fromEntries(KINDS.map((kind) => [kind, sum(kind)])) as Sums
}

function cells(bytes: Sums): string[] {
  const all = KINDS.reduce((sum, kind) => sum + bytes[kind], 0)
  return [...KINDS.map((kind) => bytes[kind]), all].map((sum) => digits(sum / 1024, 1))
}
