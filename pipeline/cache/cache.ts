import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

import pLimit from 'p-limit'

import { sha256 } from '../model/sha256.ts'
import { whyUnwritable } from '../model/plain-error.ts'
import { writeAtomically } from '../model/write-files.ts'

/** How many files are open at once: enough to keep a disk busy, few enough for every system. */
export const FILES_AT_ONCE = 16

/** How long an entry is kept that nothing has used. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** An entry's file: its name with a checksum before the ending, like `gate-320.0123456789abcdef.avif`. */
const FILE = /^(?<stem>[^.].*)\.(?<sum>[0-9a-f]{16})(?<ending>\.\w+)$/

/** A folder of files that take long to make, kept between builds. */
export type Cache = ReturnType<typeof openCache>

/**
 * Opens a cache. The name of an entry stands for everything that decides what is in it, so an entry
 * never goes stale. Builds may share a folder.
 *
 * @param warn Called for each entry that could not be written.
 */
export function openCache(folder: string, warn: (message: string) => void = () => {}) {
  let listing: Promise<Map<string, string>> | undefined
  let relisting: typeof listing

  /** The file of an entry. Another process may have made it since the folder was listed. */
  async function find(name: string): Promise<string | undefined> {
    const known = (await listing)?.get(name)
    if (known) return known
    listing = relisting ??= list(folder).finally(() => (relisting = undefined))
    return (await listing).get(name)
  }

  /** The bytes of an entry, or nothing where it is missing or damaged. */
  async function read(name: string): Promise<Buffer | undefined> {
    const file = await find(name)
    const bytes = file && (await readFile(file).catch(() => undefined))
    if (!bytes || file !== fileFor(name, bytes)) return undefined

    const now = new Date()
    await utimes(file, now, now).catch(() => {})
    return bytes
  }

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    const file = fileFor(name, bytes)
    try {
      await mkdir(folder, { recursive: true })
      await writeAtomically(file, bytes)
      ;(await listing)?.set(name, file)
    } catch (error) {
      const reason = whyUnwritable(error as NodeJS.ErrnoException) ?? (error as Error).message
      warn(
        `${path.dirname(folder)} cannot be written: ${reason}. ` +
          'The build goes on, but the next one has to make the same files again.',
      )
    }
  }

  function fileFor(name: string, bytes: Uint8Array): string {
    const { name: stem, ext } = path.parse(name)
    return path.join(folder, `${stem}.${sha256(bytes).slice(0, 16)}${ext}`)
  }

  return {
    read,
    write,

    /** The bytes of an entry, made and kept where it is missing or damaged. */
    async getOrMake(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const kept = await read(name)
      if (kept) return kept

      const made = await make()
      await write(name, made)
      return made
    },

    /** The file of an entry. Nothing where none was made, or it could not be kept. */
    fileOf: find,

    /** Deletes entries that nothing has used for a week. */
    async prune(): Promise<void> {
      const now = Date.now()
      const names = await readdir(folder).catch(() => [])
      await pLimit(FILES_AT_ONCE).map(names, async (name) => {
        const file = path.join(folder, name)
        const { mtimeMs = now } = (await stat(file).catch(() => undefined)) ?? {}
        if (now - mtimeMs > KEPT_MS) await rm(file, { force: true }).catch(() => {})
      })
    },
  }
}

/** The file of each entry in a folder, by its name. */
async function list(folder: string): Promise<Map<string, string>> {
  const files = await readdir(folder).catch(() => [])
  const named = files.flatMap((file): [string, string][] => {
    const { stem, ending } = FILE.exec(file)?.groups ?? {}
    return stem === undefined ? [] : [[`${stem}${ending}`, path.join(folder, file)]]
  })
  return new Map(named)
}
