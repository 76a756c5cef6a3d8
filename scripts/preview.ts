import { preview } from '@studio/hosts/preview'

import { distFolder } from './folders.mjs'
import { forwardedAddress, isForwarded, UNKNOWN_HOST } from './forwarded.ts'
import { exitWith } from './install-dependencies.mjs'
import { listen, portFrom } from './listen.ts'

/** Serves the built site the way hosts do. Listens on this machine only, unless `HOST` is set. */
export async function main() {
  const { HOST, PORT } = process.env

  try {
    const isKnown = HOST ? () => true : isForwarded
    await listen(preview(distFolder(), { isKnown, unknown: UNKNOWN_HOST }))
    const name = HOST?.includes(':') ? `[${HOST}]` : HOST || 'localhost'
    console.log(`The site is at http://${name}:${portFrom(PORT)}`)
    const forwarded = forwardedAddress(portFrom(PORT))
    if (forwarded) console.log(`Forwarded, it is at ${forwarded}`)
  } catch (error) {
    exitWith((error as Error).message)
  }
}
