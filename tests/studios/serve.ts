import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'

import { preview } from '@studio/hosts/preview'
import { studios } from './content.ts'
import { folderOf, STUDIOS_PORT } from './studios.ts'

/** Serves the sites of all studios as hosts do, each at its own host name. */
export function main() {
  const sites = new Map<string, RequestListener>(
    Object.keys(studios).map((name) => [`${name}.localhost`, siteOf(name)] as const),
  )

  createServer((request, response) => {
    const site = sites.get(new URL(`http://${request.headers.host}`).hostname)
    if (site) site(request, response)
    else response.end('Every studio has its own host name.')
  }).listen(STUDIOS_PORT)
}

/** A studio without a site fails its own tests, not those of the others. */
function siteOf(name: string): RequestListener {
  try {
    return preview(path.join(folderOf(name), 'dist'))
  } catch (error) {
    return (_, response) => void response.writeHead(503).end((error as Error).message)
  }
}
