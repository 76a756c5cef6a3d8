import path from 'node:path'

import { readyFor, refuseUnknown } from '@studio/hosts/ready-for'

import { distFolder } from './folders.mjs'
import { exitWith } from './install-dependencies.mjs'

/** Checks the name of a host before a long build. Ends the process if it is not known. */
export function checkHost(host: string) {
  try {
    refuseUnknown(host)
  } catch (error) {
    exitWith((error as Error).message)
  }
}

/** Copies the files of a host, like `netlify`, over the site that was built, and says so. */
export async function makeReady(host: string) {
  const files = await readyFor(distFolder(), host)
  const folder = path.relative('', distFolder())
  console.log(`\n${folder}/client is ready for ${host}: ${files.join(', ')}`)
}
