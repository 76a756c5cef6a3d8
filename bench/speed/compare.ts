import { WINDOWS } from '../../tests/support/windows.ts'
import { publish, setting, type Setting } from '../report.ts'
import { digits, medians, table } from '../table.ts'
import { chromiumPath } from './browser.ts'
import { traceLoad } from './hydration.ts'
import { PAGES, ROUNDS } from './pages.ts'
import { watchPaints } from './painted.ts'
import { serve } from './serve.ts'
import { KINDS, weighVisit, type Visit } from './transfer.ts'

type Load = Awaited<ReturnType<typeof measureLoad>>
type Both<Figures> = { before: Figures; now: Figures }
type Compared = Record<string, { bytes: Both<Visit>; rounds: Both<Load>[] }>

/**
 * Compares another build of the site with the last one. Measures their pages alternately, so that other
 * load on the machine affects both.
 *
 * @param dist The `dist` folder of the other build.
 * @param label The name of the other build, such as its commit.
 * @param args `--write` writes the results to bench/results.
 */
export async function main(dist = '', label = '', ...args: string[]): Promise<void> {
  if (!dist || !label) {
    throw new Error(
      'Say which build, and what it is: npm run bench:compare -- ../older/dist 1a2b3c4',
    )
  }
  const head = setting(chromiumPath())
  const [before, now] = await Promise.all([serve(dist), serve('dist')])
  const inTurn = async <Figures>(measure: (address: string) => Promise<Figures>) => ({
    before: await measure(before.address),
    now: await measure(now.address),
  })

  const results: Compared = {}
  for (const [name, page] of Object.entries(PAGES)) {
    console.log(name)
    const bytes = await inTurn((address) => weighVisit(WINDOWS.phone, address, page))
    const rounds: Both<Load>[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await inTurn((address) => measureLoad(address, page)))
    }
    results[name] = { bytes, rounds }
  }
  await Promise.all([before.stop(), now.stop()])

  publish('compared', report(head, label, results), { ...head, label, ...results }, args)
  process.exit()
}

/** The times of one load, in ms. */
async function measureLoad(address: string, page: string) {
  const paints = await watchPaints(address, page)
  const { scripts, longest } = await traceLoad(address, page)
  return { ...paints, scripts, longest }
}

/** The comparison in Markdown: each figure of the older build, then of the newer. */
function report({ date, commit, machine }: Setting, label: string, results: Compared): string {
  const shift = (before: number, now: number, decimals: number) =>
    `${digits(before, decimals)} → ${digits(now, decimals)}`
  const pages = Object.entries(results)
  const kilobytes = (before: number, now: number) => shift(before / 1024, now / 1024, 1)
  const sent = pages.map(([name, { bytes }]) => {
    const { before, now } = bytes
    const first = KINDS.map((kind) => kilobytes(before.first[kind], now.first[kind]))
    return [name, ...first, kilobytes(before.ever.js, now.ever.js)]
  })
  const seen = pages.map(([name, { rounds }]) => {
    const before = Object.values(medians(rounds.map((round) => round.before)))
    const now = Object.values(medians(rounds.map((round) => round.now)))
    return [name, ...before.map((time, at) => shift(time, now[at]!, 0))]
  })

  return `# Before and after

Made by \`npm run bench:compare\` on ${date}: the site of commit ${label}, and that of ${commit}, measured in
turn on a machine with ${machine}.
Every figure of every run is in [compared.json](compared.json).

## Sent for the first view, on a phone

KB of 1024 bytes, compressed, headers left out. The last column is every script that any use of the page could still
load.

${table(['', ...KINDS, 'js ever'], sent)}

## Seen on a slow phone

Median of ${ROUNDS}, in ms, as in [speed.md](speed.md): when something, the first photograph and the largest content are
painted on slow 4G, what tasks take beyond 50 ms until nothing is loaded any more, what scripts cost the main thread,
and its longest task.

${table(['', 'first paint', 'photograph', 'LCP', 'blocked', 'scripts', 'longest task'], seen)}
`
}
