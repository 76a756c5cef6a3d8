import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What the browser's code begins with, as addresses on the site. */
export type Entries = {
  /** Of begin.ts. */
  begin: string
  /** For each page, by Vike's id of it, like `/src/pages/about`: its entry, then all that imports. */
  pages: Record<string, [entry: string, ...ahead: string[]]>
}

type Chunk = { type: 'chunk'; facadeModuleId: string | null; fileName: string; imports: string[] }
type Bundle = Record<string, { type: 'asset' } | Chunk>

/** What stands before a page's id in the id of its entry. */
export const ENTRY = '\0virtual:entry:'

/** Finds the entries among the files of a build. `begin` is the full path of begin.ts. */
export function findEntries(bundle: Bundle, begin: string): Entries {
  const entries: Entries = { begin: '', pages: {} }

  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk' || !file.facadeModuleId) continue
    const { facadeModuleId: id, fileName } = file
    if (id === begin) entries.begin = `/${fileName}`
    if (!id.startsWith(ENTRY)) continue

    const ahead = Array.from(importsOf(file, bundle), (name) => `/${name}`)
    entries.pages[id.slice(ENTRY.length)] = [`/${fileName}`, ...ahead]
  }
  return entries
}

/** All that a file imports, and what that imports. */
function importsOf({ imports }: Chunk, bundle: Bundle, found = new Set<string>()): Set<string> {
  for (const name of imports) {
    const file = bundle[name]
    if (found.has(name) || file?.type !== 'chunk') continue
    importsOf(file, bundle, found.add(name))
  }
  return found
}

/**
 * Kept beside the folder of the site, from the browser's build to the end of the server's: between
 * them plugins are made anew.
 */
export async function keepEntries(site: string, entries: Entries): Promise<void> {
  await mkdir(path.dirname(site), { recursive: true })
  await writeFile(keptIn(site), JSON.stringify(entries))
}

export async function keptEntries(site: string): Promise<Entries> {
  return JSON.parse(await readFile(keptIn(site), 'utf8'))
}

const keptIn = (site: string) => path.join(site, '../entries.json')
