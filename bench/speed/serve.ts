import path from 'node:path'

import { freePort, startChild } from '@studio/hosts/tests/start-child'
import { layFloors } from './floors.ts'

/** The site as `npm start` serves it, and the floors beside it. */
export type Served = { address: string; stop: () => Promise<void> }

/** Serves the site in dist/, from a process of its own. The floors are part of it until this one exits. */
export async function serve(): Promise<Served> {
  const removeFloors = await layFloors(path.resolve('dist/client'))
  process.on('exit', removeFloors)
  process.on('SIGINT', () => process.exit(1))

  const port = await freePort()
  const { stop } = await startChild({
    command: process.execPath,
    args: ['scripts/run.mjs', 'preview'],
    port,
    env: { PORT: String(port), DIST: 'dist', HOST: '', MALLOC_ARENA_MAX: '2' },
  })
  return { address: `http://127.0.0.1:${port}`, stop }
}
