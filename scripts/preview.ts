import { preview, type MakeFile } from '@studio/hosts/preview'

import { distFolder } from './folders.mjs'
import { exitWith } from './install-dependencies.mjs'
import { forwardedAddress, isForwarded, listenAtPort, portFrom, UNKNOWN_HOST } from './port.ts'

/** Serves the built site the way hosts do. Listens on this machine only, unless `HOST` is set. */
export async function main() {
  console.log(await serveSite(distFolder()))
}

/** Serves the site in a folder. `make` makes missing files on request. Returns a sentence with the site's address. */
export async function serveSite(dist: string, make?: MakeFile): Promise<string> {
  const { HOST, PORT } = process.env

  try {
    const isKnown = HOST ? () => true : isForwarded
    await listenAtPort(preview(dist, { isKnown, unknown: UNKNOWN_HOST, make }))
    const name = HOST?.includes(':') ? `[${HOST}]` : HOST || 'localhost'
    const forwarded = forwardedAddress(portFrom(PORT))
    return [
      `The site is at http://${name}:${portFrom(PORT)}`,
      ...(forwarded ? [`Forwarded, it is at ${forwarded}`] : []),
    ].join('\n')
  } catch (error) {
    return exitWith((error as Error).message)
  }
}
