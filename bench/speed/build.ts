import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { medians, table } from '../table.ts'

const WARM_ROUNDS = 3

/** The history, another studio, and all that is made. */
const NOT_COPIED = ['.git', '.cache', 'node_modules', 'dist', 'studio', 'test-results']

/** Runs in the process that builds. Peak memory is in kilobytes. */
const REPORT_MEMORY = `
  import { writeSync } from 'node:fs'
  process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)))
`

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
  const child = spawn(process.execPath, ['--import', memory, 'scripts/run.mjs', 'build'], {
    cwd,
    // With this set, it needs no process of its own.
    env: { ...process.env, NODE_ENV: undefined, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  const [kilobytes, [status]] = await Promise.all([
    text(child.stdio[3] as NodeJS.ReadableStream),
    once(child, 'close'),
  ])
  if (status !== 0) throw new Error('The build failed. It says why above.')
  return { seconds: (performance.now() - start) / 1000, megabytes: Number(kilobytes) / 1024 }
}

function section(cold: Cost, warm: Cost): string {
  const row = (name: string, { seconds, megabytes }: Cost) => [name, seconds.toFixed(1), megabytes]

  return `## Building

\`npm run build\` in a copy of the project: once with no print in the cache, then with all of them (median of ${WARM_ROUNDS}). Memory
is the most that its process held.

${table(['', 'seconds', 'MB'], [row('nothing cached', cold), row('all prints cached', warm)])}`
}
