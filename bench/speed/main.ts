import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { build } from './build.ts'
import { layFloors } from './floors.ts'
import { hydration } from './hydration.ts'
import { interactions } from './interactions.ts'
import { lighthouse } from './lighthouse.ts'
import { installPackages } from './packages.ts'
import { painted } from './painted.ts'
import type { Measured, Part } from './part.ts'
import { report, setting } from './report.ts'
import { serve } from './serve.ts'
import { transfer } from './transfer.ts'
import { visit } from './visit.ts'

const RESULTS = 'bench/results/speed'
const PARTS = [lighthouse, painted, transfer, visit, interactions, hydration, build]

/**
 * Measures the site that was built last, and prints what was found. `--only lighthouse,build` measures
 * only these; `--write` writes what was measured to bench/results, in place of what is there.
 */
export async function main(...words: string[]): Promise<void> {
  const parts = chosen(words)
  const writes = words.includes('--write')

  installPackages()
  const where = setting()
  const found = await measureAll(parts)
  const page = report(
    where,
    Object.values(found).map(({ section }) => section),
  )
  console.log(`\n${page}`)
  if (writes) write(page, where, found)
  process.exit()
}

async function measureAll(parts: Part[]): Promise<Record<string, Measured>> {
  const found: Record<string, Measured> = {}
  const removeFloors = await layFloors(path.resolve('dist/client'))
  process.on('exit', removeFloors)
  process.on('SIGINT', () => process.exit(1))
  const { address, stop } = await serve('dist')
  try {
    for (const { name, measure } of parts) {
      const start = performance.now()
      console.log(name)
      found[name] = await measure(address)
      console.log(`  ${((performance.now() - start) / 1000).toFixed(0)} s`)
    }
  } finally {
    await stop()
  }
  return found
}

function chosen(words: string[]): Part[] {
  const at = words.indexOf('--only')
  if (at === -1) return PARTS

  const names = words[at + 1]?.split(',') ?? []
  const unknown = names.find((name) => !PARTS.some((part) => part.name === name))
  if (names.length === 0 || unknown !== undefined) {
    throw new Error(`--only takes some of ${PARTS.map(({ name }) => name).join(',')}.`)
  }
  return PARTS.filter(({ name }) => names.includes(name))
}

function write(page: string, where: object, found: Record<string, Measured>) {
  const figures = Object.entries(found).map(([name, measured]) => [name, measured.figures])
  const all = { ...where, ...Object.fromEntries(figures) }
  writeFileSync(`${RESULTS}.md`, page)
  writeFileSync(`${RESULTS}.json`, `${JSON.stringify(all, rounded, 1)}\n`)
  console.log(`Written to ${RESULTS}.md and ${RESULTS}.json.`)
}

/** What nobody can tell apart is left out: a ten-thousandth of a shift, a fraction of a millisecond. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value
}
