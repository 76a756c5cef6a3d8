import { writeFileSync } from 'node:fs'

import { WINDOWS } from '../../tests/support/windows.ts'
import { comparison, type Compared, type Round } from './comparison.ts'
import { traceLoad } from './hydration.ts'
import { PAGES } from './pages.ts'
import { watchPaints } from './painted.ts'
import { setting } from './report.ts'
import { serve, type Served } from './serve.ts'
import { weighVisit } from './transfer.ts'

const RESULTS = 'bench/results/compared'
const ROUNDS = 5

/**
 * Measures another build of the site beside the one that was built last, each page of both in turn, so
 * that whatever else goes on here hits both alike.
 *
 * @param dist The `dist` folder of the other build.
 * @param called What the other build is, such as its commit.
 * @param words `--write` writes what was found to bench/results.
 */
export async function main(dist = '', called = '', ...words: string[]): Promise<void> {
  if (!dist || !called) {
    throw new Error(
      'Say which build, and what it is: npm run bench:compare -- ../older/dist 1a2b3c4',
    )
  }
  const where = setting()
  const [before, now] = await Promise.all([serve(dist), serve('dist')])
  const found: Compared = {}

  for (const [name, page] of Object.entries(PAGES)) {
    console.log(name)
    const bytes = { before: await weigh(before, page), now: await weigh(now, page) }
    const rounds: { before: Round; now: Round }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ before: await time(before, page), now: await time(now, page) })
    }
    found[name] = { bytes, rounds }
  }
  await Promise.all([before.stop(), now.stop()])

  const page = comparison(where, called, found)
  console.log(`\n${page}`)
  if (words.includes('--write')) {
    writeFileSync(`${RESULTS}.md`, page)
    writeFileSync(`${RESULTS}.json`, `${JSON.stringify({ ...where, called, ...found }, null, 1)}\n`)
  }
  process.exit()
}

function weigh({ address }: Served, page: string) {
  return weighVisit(WINDOWS.phone, address, page)
}

async function time({ address }: Served, page: string): Promise<Round> {
  const paints = await watchPaints(address, page)
  const { scripts, longest } = await traceLoad(address, page)
  return { ...paints, scripts, longest }
}
