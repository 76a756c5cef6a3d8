import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'

import { staticServer } from '../../hosting/static-server.ts'
import { folderOf } from './folder.ts'
import { studios, STUDIOS_PORT } from './studios.ts'

/** Serves the sites of all studios as their hosts would, each under a name of its own. */
export function main() {
  const sites = new Map(
    Object.keys(studios).map((name) => {
      const dist = path.join(folderOf(name), 'dist')
      const rules = JSON.parse(read(path.join(dist, 'hosting.json')))
      return [`${name}.localhost`, staticServer({ root: path.join(dist, 'client'), rules })]
    }),
  )

  createServer((request, response) => {
    const site = sites.get(new URL(`http://${request.headers.host}`).hostname)
    if (site) site(request, response)
    else response.end('Every studio is at a name of its own.')
  }).listen(STUDIOS_PORT)
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new Error('There are no finished sites. Build them first: npm run build:studios', {
      cause,
    })
  }
}
