import { freePort, startChild } from './child.ts'
import type { Server } from './server.ts'

/** What `npm start` serves with. */
export const own: Server = {
  name: 'npm start',
  program: () => `Node ${process.versions.node}`,
  missing: () => undefined,

  async start() {
    const port = await freePort()
    const env = { PORT: String(port), MALLOC_ARENA_MAX: '2' }
    const words = ['scripts/run.mjs', 'preview']
    return startChild({ command: process.execPath, words, port, env, atOnce: 'SIGKILL' })
  },
}
