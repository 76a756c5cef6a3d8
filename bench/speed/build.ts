import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { medians, table } from '../table.ts'

const WARM_ROUNDS = 3

/** The history, another studio, and all that is made. */
const NOT_COPIED = ['.git', '.cache', 'node_modules', 'dist', 'studio', 'test-results']

/** Runs in the process that builds. The last line of output is the peak memory in kilobytes. */
const REPORT_MEMORY = `process.on('exit', () => console.log(process.resourceUsage().maxRSS))`

/** Time and memory of a build, without cached prints and with them. */
export async function build() {
  const copy = await mkdtemp(path.join(tmpdir(), 'bench-build-'))
  try {
    const filter = (file: string) => !NOT_COPIED.includes(path.basename(file))
    await cp('.', copy, { recursive: true, filter })
    await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'))

    const cold = await runBuild(copy)
    console.log(`  cold: ${cold.seconds.toFixed(0)} s`)
    const warm: Cost[] = []
    for (let round = 0; round < WARM_ROUNDS; round += 1) warm.push(await runBuild(copy))
    return { figures: { cold, warm }, section: section(cold, medians(warm)) }
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

type Cost = { seconds: number; megabytes: number }

async function runBuild(cwd: string): Promise<Cost> {
  const start = performance.now()
  const memory = `data:text/javascript,${encodeURIComponent(REPORT_MEMORY)}`
  const command = ['--import', memory, 'scripts/run.mjs', 'build']
  // With MALLOC_ARENA_MAX, it needs no process of its own.
  const env = { ...process.env, NODE_ENV: undefined, MALLOC_ARENA_MAX: '2' }
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd, env })
  const seconds = (performance.now() - start) / 1000
  return { seconds, megabytes: Number(stdout.trim().split('\n').at(-1)) / 1024 }
}

function section(cold: Cost, warm: Cost): string {
  const row = (name: string, { seconds, megabytes }: Cost) => [name, seconds.toFixed(1), megabytes]

  return `## Building

\`npm run build\` in a copy of the project: once with no print in the cache, then with all of them (median of ${WARM_ROUNDS}). Memory
is the most that its process held.

${table(['', 'seconds', 'MB'], [row('nothing cached', cold), row('all prints cached', warm)])}`
}
