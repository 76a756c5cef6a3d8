import { medians, table } from '../table.ts'
import { inNewBrowser, PHONE } from './browser.ts'
import { NAMES, ROUNDS, runRounds, type Name } from './pages.ts'
import { mainThread, type TraceEvent } from './trace.ts'

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8']

/** The main-thread time of scripts during a load. */
export async function hydration(address: string) {
  const figures = await runRounds((path) => traceLoad(address, path))
  return { figures, section: section(figures) }
}

type Figures = ReturnType<typeof mainThread>

/** Main-thread work of a load until the network is idle. */
export function traceLoad(address: string, path: string): Promise<Figures> {
  return inNewBrowser({ address, device: PHONE, cpu: 4 }, async (page) => {
    const browser = page.context().browser()!
    await browser.startTracing(page, { categories: CATEGORIES })
    await page.goto(path, { waitUntil: 'networkidle' })
    const trace = JSON.parse((await browser.stopTracing()).toString())
    return mainThread(trace.traceEvents as TraceEvent[])
  })
}

function section(figures: Record<Name, Figures[]>): string {
  const rows = NAMES.map((name) => {
    const runs = figures[name]
    const { scripts, all, longTasks, longest } = medians(runs.map(({ long: _, ...run }) => run))
    const middle = runs.find((run) => run.longest === longest)!
    return [name, scripts, all, longTasks, longest, middle.long.join('; ')]
  })

  return `## What hydration costs

Median of ${ROUNDS}, in ms of the main thread on a processor four times slower than this one, from a trace of the load until
nothing is loaded any more: all that scripts do, from compiling them to what they have called later (on a page that
is the loading of modules and hydration); everything, with styles, layout and painting; and tasks over 50 ms. The
last column says of the run with the median longest task what each of its long tasks did.

${table(['', 'scripts', 'everything', 'long tasks', 'longest', 'what they did'], rows)}`
}
