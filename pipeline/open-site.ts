import { openDiscovery, type Discovery, type DiscoveryOptions } from './discovery/discovery.ts'
import { readSite, type Folders, type Site } from './site/read-site.ts'
import type { Trace } from './site/traced.ts'

/** Everything that the build makes pages of, and how they are found and shared. */
export type OpenSite = Site & { discovery?: Discovery }

type OpenOptions = {
  /** What search engines and social networks need. Without it, they learn nothing. */
  discovery?: DiscoveryOptions
  /** Called with each warning. */
  warn: (message: string) => void
  /** Leaves a trace of its field in each text that pages show. */
  trace?: Trace | undefined
}

/** @throws {ContentError} with all mistakes in words and photographs. */
export async function openSite(
  folders: Folders,
  { discovery, warn, trace }: OpenOptions,
): Promise<OpenSite> {
  const site = await readSite(folders, warn, trace)
  return {
    ...site,
    discovery: discovery && (await openDiscovery(discovery, { site, folders, warn })),
  }
}
