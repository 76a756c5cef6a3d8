import { createServer } from 'node:http'
import { once } from 'node:events'

import { preview } from '@studio/hosts/preview'

import { distFolder } from './dist-folder.ts'

/** Only this machine. The two addresses of `localhost`; a machine may lack the second. */
const LOOPBACK = ['127.0.0.1', '::1']

/** Serves the built site as a host does, at `PORT` or 4173, on this machine only unless `HOST` is set. */
export async function main() {
  const port = Number(process.env.PORT || 4173)
  const answer = preview(distFolder())

  for (const host of process.env.HOST ? [process.env.HOST] : LOOPBACK) {
    const server = createServer(answer).listen(port, host)
    try {
      await once(server, 'listening')
    } catch (error) {
      if (host === '::1') continue
      console.error(explain(error as NodeJS.ErrnoException, port))
      process.exit(1)
    }
  }
  console.log(`The site is at http://${process.env.HOST ?? 'localhost'}:${port}`)
}

function explain({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code !== 'EADDRINUSE') return message
  return `Port ${port} is taken by another program. Choose one: PORT=5000 npm start`
}
