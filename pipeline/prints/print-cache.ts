import { existsSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import path from 'node:path'

import pLimit from 'p-limit'

import { FILES_AT_ONCE, keepFile, pruneFiles } from '../kept-files.ts'

/** Another build may be using a print, or be about to, so an unused one stays for a day. */
const KEPT_UNUSED_MS = 24 * 60 * 60 * 1000

/** A folder of finished prints. An address changes with its print, so none ever goes stale. */
export type PrintCache = ReturnType<typeof openPrintCache>

export function openPrintCache(folder: string) {
  const files = pLimit(FILES_AT_ONCE)
  const pathOf = (address: string) => path.join(folder, path.posix.basename(address))

  return {
    pathOf,

    has(address: string): boolean {
      return existsSync(pathOf(address))
    },

    async keep(address: string, bytes: Uint8Array): Promise<void> {
      await keepFile(pathOf(address), bytes)
    },

    /** Marks prints as used now, as far as they are there. */
    async use(addresses: string[], now = new Date()): Promise<void> {
      await files.map(addresses, (address) =>
        utimes(pathOf(address), now, now).catch(() => undefined),
      )
    },

    /** Throws away what has not been used for a day. */
    async prune(now = Date.now()): Promise<void> {
      await pruneFiles(folder, KEPT_UNUSED_MS, now)
    },
  }
}
