import path from 'node:path'

import { publish, setting, type Setting } from '../report.ts'
import { chromiumPath } from './browser.ts'
import { build } from './build.ts'
import { addFloorPages } from './floors.ts'
import { hydration } from './hydration.ts'
import { interactions } from './interactions.ts'
import { lighthouse } from './lighthouse.ts'
import { painted } from './painted.ts'
import { serve } from './serve.ts'
import { transfer } from './transfer.ts'
import { visit } from './visit.ts'

/** Every figure of every run, and a section of the report in Markdown. */
type Measured = { figures: unknown; section: string }
type Benchmark = (address: string) => Promise<Measured>

const BENCHMARKS: Record<string, Benchmark> = {
  lighthouse,
  painted,
  transfer,
  visit,
  interactions,
  hydration,
  build,
}

/** Measures the last built site. `--only lighthouse,build` measures only these; `--write` replaces bench/results. */
export async function main(...args: string[]): Promise<void> {
  const at = args.indexOf('--only')
  const names = at === -1 ? Object.keys(BENCHMARKS) : (args[at + 1] ?? '').split(',')
  if (names.some((name) => !BENCHMARKS[name])) {
    throw new Error(`--only takes some of ${Object.keys(BENCHMARKS).join(',')}.`)
  }
  if (at !== -1 && args.includes('--write')) {
    throw new Error('--write replaces all results. Leave out --only.')
  }

  const head = setting(chromiumPath())
  const results = await measureAll(names)
  const figures = Object.entries(results).map(([name, measured]) => [name, measured.figures])
  const page = report(head, Object.values(results))
  publish('speed', page, { ...head, ...Object.fromEntries(figures) }, args)
  process.exit()
}

async function measureAll(names: string[]): Promise<Record<string, Measured>> {
  const results: Record<string, Measured> = {}
  process.on('exit', await addFloorPages(path.resolve('dist/client')))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
  const { address, stop } = await serve('dist')
  try {
    for (const name of names) {
      const start = performance.now()
      console.log(name)
      results[name] = await BENCHMARKS[name]!(address)
      console.log(`  ${((performance.now() - start) / 1000).toFixed(0)} s`)
    }
  } finally {
    await stop()
  }
  return results
}

function report({ date, commit, machine }: Setting, results: Measured[]): string {
  return `# How fast the site is

Made by \`npm run bench -- --write\` on ${date}, of commit ${commit}, on a machine with
${machine}.
The site is served as \`npm start\` does, but over TLS and HTTP/2. Compare within this page: another machine has other times, and so has this
one on another day. Every figure of every run is in [speed.json](speed.json).

Two pages stand beside Home as its floors, served by the same server and measured in turn with it: the same first
view written by hand, with the same photograph and fonts and no script; and that page with React and nothing for it
to do. A ✓ keeps to the aim, a ✗ does not.

${results.map(({ section }) => section).join('\n\n')}
`
}
