import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { build } from './build.ts'
import { addFloorPages } from './floors.ts'
import { hydration } from './hydration.ts'
import { interactions } from './interactions.ts'
import { lighthouse } from './lighthouse.ts'
import { installPackages } from './packages.ts'
import { painted } from './painted.ts'
import type { Measured, Benchmark } from './benchmark.ts'
import { report, setting } from './report.ts'
import { serve } from './serve.ts'
import { transfer } from './transfer.ts'
import { visit } from './visit.ts'

const RESULTS = 'bench/results/speed'
const BENCHMARKS = [lighthouse, painted, transfer, visit, interactions, hydration, build]

/**
 * Measures the last built site and prints the results. `--only lighthouse,build` measures only these.
 * `--write` replaces the results in bench/results.
 */
export async function main(...args: string[]): Promise<void> {
  const benchmarks = chosenBenchmarks(args)
  const writes = args.includes('--write')
  if (writes && benchmarks !== BENCHMARKS) {
    throw new Error('--write replaces all results. Leave out --only.')
  }

  installPackages()
  const environment = setting()
  const results = await measureAll(benchmarks)
  const page = report(
    environment,
    Object.values(results).map(({ section }) => section),
  )
  console.log(`\n${page}`)
  if (writes) write(page, environment, results)
  process.exit()
}

async function measureAll(benchmarks: Benchmark[]): Promise<Record<string, Measured>> {
  const results: Record<string, Measured> = {}
  const removeFloors = await addFloorPages(path.resolve('dist/client'))
  process.on('exit', removeFloors)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
  const { address, stop } = await serve('dist')
  try {
    for (const { name, measure } of benchmarks) {
      const start = performance.now()
      console.log(name)
      results[name] = await measure(address)
      console.log(`  ${((performance.now() - start) / 1000).toFixed(0)} s`)
    }
  } finally {
    await stop()
  }
  return results
}

function chosenBenchmarks(args: string[]): Benchmark[] {
  const at = args.indexOf('--only')
  if (at === -1) return BENCHMARKS

  const names = args[at + 1]?.split(',') ?? []
  const unknown = names.find((name) => !BENCHMARKS.some((one) => one.name === name))
  if (names.length === 0 || unknown !== undefined) {
    throw new Error(`--only takes some of ${BENCHMARKS.map(({ name }) => name).join(',')}.`)
  }
  return BENCHMARKS.filter(({ name }) => names.includes(name))
}

function write(page: string, environment: object, results: Record<string, Measured>) {
  const figures = Object.entries(results).map(([name, measured]) => [name, measured.figures])
  const all = { ...environment, ...Object.fromEntries(figures) }
  writeFileSync(`${RESULTS}.md`, page)
  writeFileSync(`${RESULTS}.json`, `${JSON.stringify(all, rounded, 1)}\n`)
  console.log(`Written to ${RESULTS}.md and ${RESULTS}.json.`)
}

/** Four decimals are enough for a layout shift and for milliseconds. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value
}
