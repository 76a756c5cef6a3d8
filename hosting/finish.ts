import { readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { flatName } from './canonical.ts'
import type { Entries } from './entries.ts'
import { filesIn } from './files-in.ts'
import { writeForHosts } from './for-hosts.ts'
import type { HeaderRule } from './headers.ts'
import { precompress } from './precompress.ts'
import { withScriptsLast } from './scripts-last.ts'

type FinishOptions = {
  /** The folder with the prerendered pages. */
  site: string
  /** Where the header rules are to be written, for our own server. */
  rulesFile: string
  /** Where the same is to be written in the words of every other. */
  hosts: string
  rules: HeaderRule[]
  entries: Entries
}

/** The last touch on a built site. */
export async function finish(options: FinishOptions): Promise<void> {
  const { site, rulesFile, hosts, rules, entries } = options
  // Only the build needed them: the manifest, and Vike's own entries.
  for (const folder of ['.vite', 'assets/entries']) {
    await rm(path.join(site, folder), { recursive: true, force: true })
  }

  const pages = (await filesIn(site)).filter(isPage)
  await Promise.all(pages.map((page) => flatten(site, page)))
  await putScriptsLast(site, entries)
  await precompress(site)
  await writeFile(rulesFile, `${JSON.stringify(rules, null, 2)}\n`)
  await writeForHosts({ site, hosts, rules })
}

async function flatten(site: string, page: string) {
  const name = `/${path.relative(site, page).replaceAll(path.sep, '/')}`
  if (flatName(name) === name) return

  await rename(page, path.join(site, flatName(name)))
  // Stays when there is more in it.
  await rmdir(path.dirname(page)).catch(() => {})
}

function isPage(file: string) {
  return file.endsWith('.html')
}

async function putScriptsLast(site: string, entries: Entries) {
  for (const page of (await filesIn(site)).filter(isPage)) {
    await writeFile(page, withScriptsLast(await readFile(page, 'utf8'), entries))
  }
}
