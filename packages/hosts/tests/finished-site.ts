import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { onTestFinished } from 'vitest'

import { HEADER_RULES } from '../headers.ts'
import { filesIn, pageFile, pagesIn } from '../paths.ts'
import { finish } from '../finish.ts'
import { temporaryFolder, writeFiles } from './temporary-folder.ts'

/** What the questions need to know of a finished site. Files are paths from its root. */
export type FinishedSite = ReturnType<typeof finishedSite>

/** Reads the site in a folder, and puts a file into it as certificate renewal does. */
export function finishedSite(dist: string) {
  const root = path.join(dist, 'client')
  const challenge = '/.well-known/acme-challenge/proof'
  mkdirSync(path.dirname(path.join(root, challenge)), { recursive: true })
  writeFileSync(path.join(root, challenge), 'renewed')

  const files = filesIn(root)
  const pages = pagesIn(files)
  const first = (expression: RegExp) => files.find((file) => expression.test(file))!
  const rules = JSON.parse(readFileSync(path.join(dist, HEADER_RULES), 'utf8'))

  return {
    dist,
    /** Full path of the folder with the pages. */
    root,
    /** Full path of the folder with the settings of hosts. */
    hosts: path.join(dist, 'hosts'),
    /** Canonical paths. */
    pages,
    /** The headers of a page, without those for hosts only. */
    headers: rules.general as Record<string, string>,
    challenge,
    photograph: first(/^\/uploads\/.*\.avif$/),
    script: first(/^\/assets\/start\..*\.js$/),
    stylesheet: first(/^\/assets\/site\..*\.css$/),
    font: first(/^\/assets\/.*\.woff2$/),
    /** The bytes of a page or a file. */
    read: (name: string) =>
      readFileSync(path.join(root, pages.includes(name) ? pageFile(name) : name)),
  }
}

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
