import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import pLimit from 'p-limit'

/** Another build may be using a print, or be about to, so an unused one stays for a day. */
const KEPT_UNUSED_MS = 24 * 60 * 60 * 1000

/** Enough files at once to keep a disk busy, and few enough for every system. */
const FILES_AT_ONCE = 16

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

    /** Renamed into place, so that an interrupted build leaves no half a print behind. */
    async keep(address: string, bytes: Uint8Array): Promise<void> {
      const unfinished = path.join(folder, `.${randomUUID()}`)
      await mkdir(folder, { recursive: true })
      await writeFile(unfinished, bytes)
      await rename(unfinished, pathOf(address))
    },

    /** Marks prints as used now, as far as they are there. */
    async use(addresses: string[], now = new Date()): Promise<void> {
      await files.map(addresses, (address) =>
        utimes(pathOf(address), now, now).catch(() => undefined),
      )
    },

    /** Throws away what has not been used for a day. */
    async prune(now = Date.now()): Promise<void> {
      await files.map(await readdir(folder).catch(() => []), async (name) => {
        const file = path.join(folder, name)
        // What is gone by now, another build has thrown away.
        const used = await stat(file).catch(() => undefined)
        if (used && now - used.mtimeMs > KEPT_UNUSED_MS) await rm(file, { force: true })
      })
    },
  }
}
