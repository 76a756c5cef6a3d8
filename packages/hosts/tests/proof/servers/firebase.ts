import { readFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'

import { emptyFolder } from './child.ts'
import { fromNpm, missingFromNpm, versionFromNpm } from './from-npm.ts'
import { listen } from './in-process.ts'
import type { Server } from './server.ts'

/** Firebase's own server for trying a site, which its tools bring along. */
export const firebase: Server = {
  name: 'Firebase',
  program: () => `Firebase's superstatic ${versionFromNpm('superstatic')}`,
  missing: () => missingFromNpm('superstatic'),

  async start({ root, hosts }) {
    const { default: superstatic } = fromNpm('superstatic')
    const { hosting } = JSON.parse(readFileSync(path.join(hosts, 'firebase/firebase.json'), 'utf8'))

    // What firebase.json ignores is not uploaded; this server would read it all the same.
    const folder = await emptyFolder()
    const uploaded = (file: string) =>
      !/\/(\.htaccess|\.assetsignore|_headers|_redirects)$|\.(br|gz)$/.test(file)
    await cp(root, path.join(folder, hosting.public), { recursive: true, filter: uploaded })

    const app = superstatic({ cwd: folder, config: hosting, fallthrough: false })
    // It tells at length of every address that it fails over.
    const { log } = console
    console.log = () => {}
    const last = () => {}
    const running = await listen((request, response) => {
      // Over an address that is none it would break down, and take all of this with it.
      if (isAddress(request.url ?? '')) app(request, response, last)
      else response.writeHead(500).end()
    })
    return {
      port: running.port,
      async stop() {
        console.log = log
        await running.stop()
        await rm(folder, { recursive: true })
      },
    }
  },
}

function isAddress(url: string): boolean {
  try {
    return Boolean(decodeURIComponent(url))
  } catch {
    return false
  }
}
