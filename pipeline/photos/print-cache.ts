import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A folder of finished prints. An address changes with its print, so none ever goes stale. */
export type PrintCache = ReturnType<typeof openPrintCache>

export function openPrintCache(folder: string) {
  const pathOf = (address: string) => path.join(folder, path.posix.basename(address))

  return {
    pathOf,

    has(address: string): boolean {
      return existsSync(pathOf(address))
    },

    /** Renamed into place, so that an interrupted build leaves no half a print behind. */
    async keep(address: string, bytes: Buffer): Promise<void> {
      const unfinished = path.join(folder, `.${randomUUID()}`)
      await mkdir(folder, { recursive: true })
      await writeFile(unfinished, bytes)
      await rename(unfinished, pathOf(address))
    },
  }
}
