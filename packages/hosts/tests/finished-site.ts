import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { HEADER_RULES } from '../headers.ts'
import { filesIn, pageFile, pagesIn } from '../paths.ts'

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
