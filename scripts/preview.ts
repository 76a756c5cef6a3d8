import path from 'node:path'

import { preview } from '@studio/hosts/preview'

import { WITH_SAMPLE } from '../pipeline/with-sample.ts'
import { distFolder } from './folders.mjs'
import { forwardedAddress, isForwarded, UNKNOWN_HOST } from './forwarded.ts'
import { exitWith } from './install-dependencies.mjs'
import { listen, portFrom } from './listen.ts'
import { openSample } from './sample-calendar.ts'

/** Serves the built site the way hosts do. Listens on this machine only, unless `HOST` is set. */
export async function main() {
  const { HOST, PORT } = process.env

  try {
    const isKnown = HOST ? () => true : isForwarded
    const local = await openSample(path.join(distFolder(), WITH_SAMPLE))
    await listen(preview(distFolder(), { isKnown, unknown: UNKNOWN_HOST, local }))
    const name = HOST?.includes(':') ? `[${HOST}]` : HOST || 'localhost'
    console.log(`The site is at http://${name}:${portFrom(PORT)}`)
    const forwarded = forwardedAddress(portFrom(PORT))
    if (forwarded) console.log(`Forwarded, it is at ${forwarded}`)
  } catch (error) {
    exitWith((error as Error).message)
  }
}
