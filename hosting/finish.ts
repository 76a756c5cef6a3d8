import { readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { flatName } from './canonical.ts'
import { filesIn } from './files-in.ts'
import { writeForHosts } from './for-hosts.ts'
import type { HeaderRule } from './headers.ts'
import { precompress } from './precompress.ts'
import { withScriptsLast } from './script-priority.ts'

type FinishOptions = {
  /** The folder with the prerendered pages. */
  site: string
  /** Where the header rules are to be written, for our own server. */
  rulesFile: string
  /** Where the same is to be written in the words of every other. */
  hosts: string
  rules: HeaderRule[]
}

/** The last touch on a built site. */
export async function finish({ site, rulesFile, hosts, rules }: FinishOptions): Promise<void> {
  // Only the build needed it.
  await rm(path.join(site, '.vite'), { recursive: true, force: true })

  const pages = (await filesIn(site)).filter(isPage)
  await Promise.all(pages.map((page) => flatten(site, page)))
  await putScriptsLast(site)
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

async function putScriptsLast(site: string) {
  const files = await filesIn(site)
  const begin = await beginOf(site, files)
  if (begin === undefined) return

  for (const page of files.filter(isPage)) {
    await writeFile(page, withScriptsLast(await readFile(page, 'utf8'), begin))
  }
}

/** The address of begin.ts as it was built. Its name is a hash, so it is known by what it reads. */
async function beginOf(site: string, files: string[]): Promise<string | undefined> {
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const isBegin = (await readFile(file, 'utf8')).includes('script[data-entry]')
    if (isBegin) return `/${path.relative(site, file).replaceAll(path.sep, '/')}`
  }
}
