import path from 'node:path'

import { onTestFinished } from 'vitest'

import { finish } from '../finish.ts'
import { temporaryFolder, writeFiles } from './temporary-folder.ts'

const page = (heading: string) => `<head></head><h1>${heading}</h1>${'<p>Film, slowly.'.repeat(40)}`

const FILES = {
  'index.html': page('Home'),
  'about.html': page('About'),
  '404.html': page('404'),
  'assets/start.1b2c.js': 'start();'.repeat(40),
  'assets/site.1b2c.css': 'p{margin:0}'.repeat(40),
  'assets/besley.1b2c.woff2': 'besley',
  'uploads/dunes-736-1a2b.avif': 'dunes '.repeat(400),
  'favicon.svg': '<svg/>',
}

/** Writes a small finished site, with other files if given. Deletes it after the test. */
export async function smallSite(
  files: Record<string, string | Buffer> = {},
  onEnd = onTestFinished,
): Promise<string> {
  const dist = await temporaryFolder(onEnd)
  await writeFiles(path.join(dist, 'client'), { ...FILES, ...files })
  await finish(dist, { frames: [], payments: [], receivers: [], forms: [] })
  return dist
}
