import { createServer } from 'node:http'
import path from 'node:path'

import { preview } from '@studio/hosts/preview'
import { folderOf } from './folder.ts'
import { studios, STUDIOS_PORT } from './studios.ts'

/** Serves the sites of all studios as hosts do, each at its own host name. */
export function main() {
  const sites = new Map(
    Object.keys(studios).map((name) => {
      return [`${name}.localhost`, preview(path.join(folderOf(name), 'dist'))]
    }),
  )

  createServer((request, response) => {
    const site = sites.get(new URL(`http://${request.headers.host}`).hostname)
    if (site) site(request, response)
    else response.end('Every studio has its own host name.')
  }).listen(STUDIOS_PORT)
}
