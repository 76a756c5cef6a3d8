import { inNewBrowser, PHONE } from './browser.ts'
import { medians } from './median.ts'
import { observe, takeEntries } from './observe.ts'
import { BY_HAND, runRounds, PAGES_AND_FLOORS, WITH_REACT, type Name } from './pages.ts'
import type { Benchmark } from './benchmark.ts'
import { formatMs, ratio, table, within } from './table.ts'
import { blocked, paints } from './timeline.ts'

const ROUNDS = 5

/** Paint times on a slow phone. */
export const painted: Benchmark = {
  name: 'painted',

  async measure(address) {
    const figures = await runRounds(ROUNDS, (path) => watchPaints(address, path))
    return { figures, section: section(figures) }
  },
}

type Figures = Awaited<ReturnType<typeof watchPaints>>

/** The paint times of a page and the blocking time of its long tasks, in ms. */
export function watchPaints(address: string, path: string) {
  return inNewBrowser({ address, device: PHONE, cpu: 4, slow4G: true }, async (page) => {
    await observe(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const entries = await takeEntries(page)
    return { ...paints(entries), blocking: blocked(entries) }
  })
}

function section(figures: Record<Name, Figures[]>): string {
  const middle = (name: Name) => medians(figures[name])
  const rows = (Object.keys(PAGES_AND_FLOORS) as Name[]).map((name) => {
    const { firstPaint, firstPhotograph, largest, blocking } = middle(name)
    return [
      name,
      ...[firstPaint, firstPhotograph, largest].map((time) => formatMs(time)),
      within(blocking, 50),
    ]
  })

  const home = middle('Home')
  const against = [BY_HAND, WITH_REACT] as const
  const ratios = against.map((name) => {
    const floor = middle(name)
    return [
      `Home ÷ ${name}`,
      ratio(home.firstPaint, floor.firstPaint),
      ratio(home.firstPhotograph, floor.firstPhotograph),
      ratio(home.largest, floor.largest),
      '',
    ]
  })

  return `## Seen on a slow phone

Median of ${ROUNDS}, in ms, watched in Chromium with slow 4G (562 ms there and back, 1.5 Mbit/s) and a processor four times
slower than this one. “Photograph” is when the first one is painted (Element Timing), “blocked” what tasks take
beyond 50 ms until nothing is loaded any more. Aims: at most 1.10 of the page written by hand; blocked at most 50.

${table(['', 'first paint', 'photograph', 'LCP', 'blocked'], [...rows, ...ratios])}`
}
