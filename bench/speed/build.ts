import { execFileSync, spawn } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { medians } from './median.ts'
import type { Benchmark } from './benchmark.ts'
import { table } from './table.ts'
import { watchMemory } from './tree-memory.ts'

const WARM_ROUNDS = 3

/** Time and memory of a build, without cached prints and with them. */
export const build: Benchmark = {
  name: 'build',

  async measure() {
    const copy = await mkdtemp(path.join(tmpdir(), 'bench-build-'))
    try {
      await copySources(copy)
      const cold = await runBuild(copy)
      console.log(`  cold: ${cold.seconds.toFixed(0)} s`)
      const warm: Cost[] = []
      for (let round = 0; round < WARM_ROUNDS; round += 1) warm.push(await runBuild(copy))
      return { figures: { cold, warm }, section: section(cold, medians(warm)) }
    } finally {
      await rm(copy, { recursive: true, force: true })
    }
  },
}

type Cost = { seconds: number; megabytes: number }

/** Copies tracked and new files, and links node_modules. */
async function copySources(copy: string) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const listed = execFileSync('git', args, { encoding: 'utf8' })
  for (const file of listed.split('\0').filter(Boolean)) {
    await cp(file, path.join(copy, file))
  }
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'))
}

async function runBuild(folder: string): Promise<Cost> {
  const start = performance.now()
  const child = spawn(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, PATH: withPackages(folder) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stopWatching = watchMemory(child.pid!)
  const status = await new Promise((settle) => child.on('close', settle))
  const megabytes = stopWatching() ?? NaN
  if (status !== 0) throw new Error('The build failed. It says why above.')

  return { seconds: (performance.now() - start) / 1000, megabytes }
}

/** Adds the packages’ programs to PATH, as npm does for its scripts. */
function withPackages(folder: string): string {
  return [path.join(folder, 'node_modules/.bin'), process.env.PATH].join(path.delimiter)
}

function section(cold: Cost, warm: Cost): string {
  const row = (name: string, { seconds, megabytes }: Cost) => [
    name,
    seconds.toFixed(1),
    Number.isNaN(megabytes) ? '–' : megabytes.toFixed(0),
  ]

  return `## Building

\`npm run build\` in a copy of the project: once with no print in the cache, then with all of them (median of ${WARM_ROUNDS}). Memory
is the most that all its processes held at once; what they share is counted for each.

${table(['', 'seconds', 'MB'], [row('nothing cached', cold), row('all prints cached', warm)])}`
}
