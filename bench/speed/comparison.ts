import { medians } from './median.ts'
import type { Setting } from './report.ts'
import { inKB, formatMs, table } from './table.ts'
import { KINDS, type Visit } from './transfer.ts'

/** The times of one load, in ms. */
export type Round = {
  firstPaint: number
  firstPhotograph: number
  largest: number
  blocking: number
  scripts: number
  longest: number
}

type Both<Figures> = { before: Figures; now: Figures }

/** The results of both builds, by the name of the page. */
export type Compared = Record<string, { bytes: Both<Visit>; rounds: Both<Round>[] }>

/** The comparison of two builds in Markdown: each figure of the older one, then of the newer. */
export function comparison(environment: Setting, label: string, found: Compared): string {
  const { date, commit, processors, memory, node, chromium } = environment
  const pages = Object.entries(found)

  const transferRows = pages.map(([name, { bytes }]) => [
    name,
    ...KINDS.map((kind) => shift(bytes, ({ first }) => inKB(first[kind]))),
    shift(bytes, ({ ever }) => inKB(ever.js)),
  ])
  const paintRows = pages.map(([name, { rounds }]) => {
    const both = {
      before: medians(rounds.map(({ before }) => before)),
      now: medians(rounds.map(({ now }) => now)),
    }
    const columns = [
      'firstPaint',
      'firstPhotograph',
      'largest',
      'blocking',
      'scripts',
      'longest',
    ] as const
    return [name, ...columns.map((column) => shift(both, (figures) => formatMs(figures[column])))]
  })

  return `# Before and after

Made by \`npm run bench:compare\` on ${date}: the site of commit ${label}, and that of ${commit}, measured in
turn on a machine with ${processors}, ${memory}; Node ${node}, ${chromium}.
Every figure of every run is in [compared.json](compared.json).

## Sent for the first view, on a phone

KB of 1024 bytes, compressed, headers left out. The last column is every script that any use of the page could still
load.

${table(['', ...KINDS, 'js ever'], transferRows)}

## Seen on a slow phone

Median of ${pages[0]?.[1].rounds.length ?? 0}, in ms, as in [speed.md](speed.md): when something, the first photograph and the largest content are
painted on slow 4G, what tasks take beyond 50 ms until nothing is loaded any more, what scripts cost the main thread,
and its longest task.

${table(['', 'first paint', 'photograph', 'LCP', 'blocked', 'scripts', 'longest task'], paintRows)}
`
}

function shift<Figures>({ before, now }: Both<Figures>, format: (figures: Figures) => string) {
  return `${format(before)} → ${format(now)}`
}
