import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

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

    /** Renamed into place: another build may read it now, and this one may be interrupted. */
    async write(name: string, value: Value): Promise<void> {
      const unfinished = path.join(folder, `.${randomUUID()}`)
      await mkdir(folder, { recursive: true })
      await writeFile(unfinished, JSON.stringify(value))
      await rename(unfinished, pathOf(name))
    },

    /** Throws away what has not been read or written for 30 days. */
    async prune(now = Date.now()): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const note = path.join(folder, name)
        // What is gone by now, another build has thrown away.
        const used = await stat(note).catch(() => undefined)
        if (used && now - used.mtimeMs > KEPT_UNUSED_MS) await rm(note, { force: true })
      }
    },
  }
}
