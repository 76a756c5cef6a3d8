import { createServer } from 'node:http'
import path from 'node:path'

import { preview } from '@studio/hosts/preview'
import { folderOf } from './folder.ts'
import { studios, STUDIOS_PORT } from './studios.ts'

/** Serves the sites of all studios as their hosts would, each under a name of its own. */
export function main() {
  const sites = new Map(
    Object.keys(studios).map((name) => {
      return [`${name}.localhost`, preview(path.join(folderOf(name), 'dist'))]
    }),
  )

  createServer((request, response) => {
    const site = sites.get(new URL(`http://${request.headers.host}`).hostname)
    if (site) site(request, response)
    else response.end('Every studio is at a name of its own.')
  }).listen(STUDIOS_PORT)
}
