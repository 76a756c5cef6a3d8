import path from 'node:path'

import { freePort, startChild } from './child.ts'
import type { Server } from './server.ts'

const VITE = path.resolve('node_modules/vite/bin/vite.js')

/** What `npm start` serves with. */
export const own: Server = {
  name: 'npm start',
  program: () => `Node ${process.versions.node}`,
  missing: () => undefined,

  async start() {
    const port = await freePort()
    const env = {
      PORT: String(port),
      VITE_CONFIG: JSON.stringify({ preview: { host: '127.0.0.1' }, logLevel: 'error' }),
    }
    const words = [VITE, 'preview']
    return startChild({ command: process.execPath, words, port, env, atOnce: 'SIGKILL' })
  },
}
