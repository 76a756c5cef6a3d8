import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { HEADER_RULES } from '../../headers.ts'
import { filesIn, NOT_FOUND, pageFile, pagesIn } from '../../paths.ts'

/** What the questions need to know of a built site. Files are paths from its root. */
export type BuiltSite = ReturnType<typeof readBuiltSite>

/** Reads the site in `DIST` or `dist/`. */
export function readBuiltSite() {
  const dist = path.resolve(process.env.DIST ?? 'dist')
  const root = path.join(dist, 'client')
  const files = filesIn(root)
  const read = (file: string) => readFileSync(path.join(root, file))
  const first = (expression: RegExp) => files.find((file) => expression.test(file))!

  return {
    dist,
    /** Full path of the folder with the pages. */
    root,
    /** Full path of the folder with the settings of hosts. */
    hosts: path.join(dist, 'hosts'),
    /** Canonical paths. */
    pages: pagesIn(files),
    /** The headers of a page, without those for hosts only. */
    headers: JSON.parse(readFileSync(path.join(dist, HEADER_RULES), 'utf8')).general as Record<
      string,
      string
    >,
    photograph: first(/^\/uploads\/.*\.avif$/),
    script: first(/^\/assets\/start\..*\.js$/),
    stylesheet: first(/^\/assets\/site\..*\.css$/),
    font: first(/^\/assets\/.*\.woff2$/),
    read,
    /** The HTML of a page, or of the 404 page. */
    html: (page: string) => read(page === NOT_FOUND ? page : pageFile(page)),
  }
}

/** A file as certificate renewal puts it into a site. */
export const CHALLENGE = { path: '/.well-known/acme-challenge/proof', content: 'renewed' }

/** Writes the challenge into a site. Returns what removes it. */
export async function addChallenge(root: string): Promise<() => Promise<void>> {
  const file = path.join(root, CHALLENGE.path)
  const created = await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, CHALLENGE.content)
  return () => rm(created ?? file, { recursive: true })
}
