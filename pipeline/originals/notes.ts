import { readFile, utimes } from 'node:fs/promises'
import path from 'node:path'

import { keepFile, pruneFiles } from '../kept-files.ts'

const KEPT_UNUSED_MS = 30 * 24 * 60 * 60 * 1000

/**
 * A folder of small things that were found out once. A note without all of `parts` was written by
 * other code, or is broken.
 */
export function openNotes<Value extends object>(folder: string, parts: (keyof Value)[]) {
  const pathOf = (name: string) => path.join(folder, `${name}.json`)

  return {
    /** Nothing where it was never written, or cannot be read any more. */
    async read(name: string): Promise<Value | undefined> {
      try {
        const value = JSON.parse(await readFile(pathOf(name), 'utf8'))
        await utimes(pathOf(name), new Date(), new Date())
        return parts.every((part) => part in value) ? value : undefined
      } catch {
        return undefined
      }
    },

    async write(name: string, value: Value): Promise<void> {
      await keepFile(pathOf(name), JSON.stringify(value))
    },

    /** Throws away what has not been read or written for 30 days. */
    async prune(now = Date.now()): Promise<void> {
      await pruneFiles(folder, KEPT_UNUSED_MS, now)
    },
  }
}
