import { preview } from '@studio/hosts/preview'

import { distFolder } from './folders.mjs'
import { exitWith } from './install-dependencies.mjs'
import { listen, portFrom } from './listen.ts'

/** Serves the built site the way hosts do. Listens on this machine only, unless `HOST` is set. */
export async function main() {
  const { HOST, PORT } = process.env

  try {
    await listen(preview(distFolder(), { anyHost: Boolean(HOST) }))
    const name = HOST?.includes(':') ? `[${HOST}]` : HOST || 'localhost'
    console.log(`The site is at http://${name}:${portFrom(PORT)}`)
  } catch (error) {
    exitWith((error as Error).message)
  }
}
