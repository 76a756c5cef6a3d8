import path from 'node:path'

import { readyFor } from '@studio/hosts/ready-for'

import { distFolder } from './folders.mjs'

/** Copies the files of a host, like `netlify`, over the site that was built, and says so. */
export async function makeReady(host: string) {
  try {
    const files = await readyFor(distFolder(), host)
    console.log(
      `\n${path.relative('', distFolder())}/client is ready for ${host}: ${files.join(', ')}`,
    )
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
