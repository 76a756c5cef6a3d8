import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { decodePath } from '../../../paths.ts'
import { listen } from '../../listen.ts'
import { fromNpm, missingFromNpm, type Server } from './server.ts'

const IGNORED = /\/(\.htaccess|\.assetsignore|_headers|_redirects)$|\.(br|gz)$/

/** Firebase's own server for trying a site. */
export const firebase: Server = {
  name: 'Firebase',
  missing: () => missingFromNpm('superstatic'),

  async start({ root, hosts }) {
    const { default: superstatic } = fromNpm('superstatic')
    const { hosting } = JSON.parse(readFileSync(path.join(hosts, 'firebase/firebase.json'), 'utf8'))

    // Firebase does not upload what firebase.json ignores, but this server would serve it.
    const cwd = await mkdtemp(path.join(tmpdir(), 'firebase-'))
    const filter = (file: string) => !IGNORED.test(file)
    await cp(root, path.join(cwd, hosting.public), { recursive: true, filter })

    const serve = superstatic({ cwd, config: hosting, fallthrough: false })
    const { port, stop } = await listen((request, response) => {
      // It throws on malformed paths, outside of any request.
      if (decodePath(request.url ?? '')) serve(request, response, () => {})
      else response.writeHead(500).end()
    })
    return { port, stop: () => stop().then(() => rm(cwd, { recursive: true })) }
  },
}
