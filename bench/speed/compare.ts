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
  const environment = setting()
  const [before, now] = await Promise.all([serve(dist), serve('dist')])
  const results: Compared = {}

  for (const [name, page] of Object.entries(PAGES)) {
    console.log(name)
    const bytes = { before: await weigh(before, page), now: await weigh(now, page) }
    const rounds: { before: Round; now: Round }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ before: await measureLoad(before, page), now: await measureLoad(now, page) })
    }
    results[name] = { bytes, rounds }
  }
  await Promise.all([before.stop(), now.stop()])

  const page = comparison(environment, label, results)
  console.log(`\n${page}`)
  if (args.includes('--write')) {
    writeFileSync(`${RESULTS}.md`, page)
    writeFileSync(
      `${RESULTS}.json`,
      `${JSON.stringify({ ...environment, label, ...results }, null, 1)}\n`,
    )
  }
  process.exit()
}

function weigh({ address }: Served, page: string) {
  return weighVisit(WINDOWS.phone, address, page)
}

async function measureLoad({ address }: Served, page: string): Promise<Round> {
  const paints = await watchPaints(address, page)
  const { scripts, longest } = await traceLoad(address, page)
  return { ...paints, scripts, longest }
}
