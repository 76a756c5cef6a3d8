import { mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { fileOf, pagesAmong } from '../../canonical.ts'
import { filesIn } from '../../files-in.ts'
import type { HeaderRule } from '../../headers.ts'
import { pageHeaders } from '../../policy.ts'
import { NOT_FOUND } from '../../hidden.ts'

/** What was built, as far as questions need to know it. */
export type Site = {
  /** Full paths of the folder with the pages, and of that with the settings of hosts. */
  root: string
  hosts: string
  pages: string[]
  /** What each page is sent with, as `npm start` does. */
  headers: Record<string, string>
  photograph: string
  script: string
  stylesheet: string
  font: string
  read: (file: string) => Buffer
  /** The HTML of a page, and of the one for missing pages. */
  html: (page: string) => Buffer
}

/** Looks around in the site that was built last. */
export async function builtSite(dist: string): Promise<Site> {
  const root = path.join(dist, 'client')
  const files = (await filesIn(root)).map((file) => `/${path.relative(root, file)}`).toSorted()
  const read = (file: string) => readFileSync(path.join(root, file))
  const first = (start: string, end: string) => {
    const found = files.find((file) => file.startsWith(start) && file.endsWith(end))
    if (!found) throw new Error('There is no finished site in dist/. Build it first: npm run build')
    return found
  }

  return {
    root,
    hosts: path.join(dist, 'hosts'),
    pages: pagesAmong(files),
    headers: pageHeaders({ rules: rulesIn(dist) }),
    photograph: first('/uploads/', '.avif'),
    script: first('/assets/about.', '.js'),
    stylesheet: first('/assets/site.', '.css'),
    font: first('/assets/', '.woff2'),
    read,
    html: (page) => read(page === NOT_FOUND ? page : fileOf(page)),
  }
}

/** What someone who renews a certificate by http would lay into the site, and ask for. */
export const CHALLENGE = { path: '/.well-known/acme-challenge/proof', content: 'renewed' }

/** Lays it there, and gives back what takes it away again. */
export function withChallenge(root: string): () => void {
  const file = path.join(root, CHALLENGE.path)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, CHALLENGE.content)

  return () => {
    rmSync(file)
    for (const folder of [path.dirname(file), path.join(root, '.well-known')]) {
      try {
        rmdirSync(folder)
      } catch {
        // The studio has something of its own in it.
        return
      }
    }
  }
}

/** What visitors under load ask for: pages, what they need, and photographs. */
export function askedInTurn({ pages, stylesheet, script, photograph }: Site): string[] {
  return [...pages, stylesheet, script, photograph, photograph, photograph, photograph, photograph]
}

function rulesIn(dist: string): HeaderRule[] {
  return JSON.parse(readFileSync(path.join(dist, 'header-rules.json'), 'utf8'))
}
