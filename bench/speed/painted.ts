import { medians, ratio, table, within } from '../table.ts'
import { inNewBrowser, PHONE } from './browser.ts'
import { observe, observed } from './observe.ts'
import { BY_HAND, NAMES, ROUNDS, runRounds, WITH_REACT, type Name } from './pages.ts'

/** Paint times on a slow phone. */
export async function painted(address: string) {
  const figures = await runRounds((path) => watchPaints(address, path))
  return { figures, section: section(figures) }
}

/** The paint times of a page and the blocking time of its long tasks, in ms. */
export function watchPaints(address: string, path: string) {
  return inNewBrowser({ address, device: PHONE, cpu: 4, slow4G: true }, async (page) => {
    await observe(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    return (await observed(page)).paints
  })
}

type Figures = Awaited<ReturnType<typeof watchPaints>>

function section(figures: Record<Name, Figures[]>): string {
  const rows = NAMES.map((name) => {
    const { blocking, ...paints } = medians(figures[name])
    return [name, ...Object.values(paints), within(blocking, 50)]
  })
  const home = medians(figures.Home)
  const ratios = ([BY_HAND, WITH_REACT] as const).map((name) => {
    const floor = medians(figures[name])
    const of = (paint: keyof Figures) => ratio(home[paint], floor[paint])
    return [`Home ÷ ${name}`, of('firstPaint'), of('firstPhotograph'), of('largest'), '']
  })

  return `## Seen on a slow phone

Median of ${ROUNDS}, in ms, watched in Chromium with slow 4G (562 ms there and back, 1.5 Mbit/s) and a processor four times
slower than this one. “Photograph” is when the first one is painted (Element Timing), “blocked” what tasks take
beyond 50 ms until nothing is loaded any more. Aims: at most 1.10 of the page written by hand; blocked at most 50.

${table(['', 'first paint', 'photograph', 'LCP', 'blocked'], [...rows, ...ratios])}`
}
