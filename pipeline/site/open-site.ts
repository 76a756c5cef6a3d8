import path from 'node:path'

import { readContent, type Read } from '../content/read-content.ts'
import { openDiscovery, type Discovery, type DiscoveryOptions } from '../discovery/discovery.ts'
import { openLibrary, type Library } from '../photos/library.ts'

/** Where things are, as full paths. */
export type Folders = { root: string; content: string; uploads: string; cache: string }

/** Every word and photograph of the site, and how its pages are found and shared. */
export type OpenSite = Read & { library: Library; discovery?: Discovery }

type OpenOptions = {
  /** What search engines and networks are to be told of. Nothing is told without it. */
  discovery?: DiscoveryOptions
  /** Hears of what is odd, but no mistake. */
  warn: (message: string) => void
}

/**
 * Opens the whole site.
 *
 * @throws {ContentError} with all mistakes in words and photographs.
 */
export async function openSite(folders: Folders, options: OpenOptions): Promise<OpenSite> {
  const { discovery, warn } = options
  const library = await openLibrary(folders, warn)
  const label = path.relative(folders.root, folders.content).replaceAll(path.sep, '/')
  const read = await readContent({ folder: folders.content, label }, library)
  const sources = { read, library, folders, warn }
  return { ...read, library, discovery: discovery && (await openDiscovery(discovery, sources)) }
}
