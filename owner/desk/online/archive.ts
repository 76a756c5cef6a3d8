import { constants } from 'node:fs'
import {
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import { sha256, sha256OfFile } from '#pipeline/model/sha256.ts'
import { writeAtomically } from '#pipeline/model/write-files.ts'

import { readOwnFile } from '../document/own-file.ts'
import {
  countOf,
  differencesOf,
  siteFiles,
  statesOf,
  type FileStates,
  type FileState,
} from './site-files.ts'

/** How many versions are kept. */
const MOST = 12

const sum = z.string().regex(/^[\da-f]{64}$/)
const fileState = z.object({ sum, size: z.number(), mtimeMs: z.number() })
const manifest = z.object({ date: z.iso.datetime(), files: z.record(z.string(), fileState) })

/** A version that was put online: when, and what was in its files. */
export type Version = z.output<typeof manifest> & { id: string }

/**
 * What was put online from here, in `.desk/online/`: the list of each version's files in `versions/`, and what was in
 * them in `files/`, by its checksum.
 */
export function openArchive(studio: string) {
  const folder = path.join(studio, '.desk/online')
  const [lists, kept] = [path.join(folder, 'versions'), path.join(folder, 'files')]
  const placeOf = (state: FileState) => path.join(kept, state.sum)

  /** All versions, the latest first. A list that cannot be read is set aside. */
  async function versions(): Promise<Version[]> {
    const names = (await readdir(lists).catch(() => [])).filter((name) => /^\d+\.json$/.test(name))
    const found = names.map(async (name): Promise<Version[]> => {
      const version = await readOwnFile(path.join(lists, name), manifest).catch(() => undefined)
      return version ? [{ id: path.parse(name).name, ...version }] : []
    })
    const all = (await Promise.all(found)).flat()
    return all.toSorted((one, other) => Number(other.id) - Number(one.id))
  }

  async function hold(name: string, state: FileState) {
    const place = placeOf(state)
    const held = await stat(place).catch(() => undefined)
    // A program may have written into a scan that is linked here.
    if (held?.size === state.size && held.mtimeMs === state.mtimeMs) return
    await rm(`${place}~`, { force: true })
    const put = name.startsWith('content/') ? copyFile : share
    await put(path.join(studio, name), `${place}~`)
    await rename(`${place}~`, place)
  }

  async function prune() {
    const all = await versions()
    const states = all.slice(0, MOST).flatMap(({ files }) => Object.values(files))
    const needed = new Set(states.map(placeOf))
    const held = (await readdir(kept)).map((name) => path.join(kept, name))
    const old = all.slice(MOST).map(({ id }) => path.join(lists, `${id}.json`))
    for (const file of [...old, ...held.filter((one) => !needed.has(one))]) await rm(file)
  }

  return {
    versions,

    /** What of the studio would go online now. */
    async files(): Promise<FileStates> {
      const [latest] = await versions()
      return statesOf(studio, await siteFiles(studio), latest?.files ?? {})
    },

    /**
     * Keeps what is about to be put online: its owner may go on while it is sent. Scans are not copied, so where a disk
     * has no links they are not kept.
     */
    async hold(files: FileStates) {
      await mkdir(kept, { recursive: true })
      await writeFile(path.join(studio, '.desk/.gitignore'), '*\n', { flag: 'wx' }).catch(() => {})
      for (const [name, state] of Object.entries(files)) await hold(name, state).catch(() => {})
    },

    /** Notes that this is online now. */
    async note(files: FileStates) {
      const [latest] = await versions()
      const isSame = latest && countOf(differencesOf(latest.files, files)) === 0
      // The clock may have been set back.
      const id = isSame ? latest.id : Math.max(Date.now(), Number(latest?.id ?? 0) + 1)
      await mkdir(lists, { recursive: true })
      const list = JSON.stringify({ date: new Date().toISOString(), files })
      await writeAtomically(path.join(lists, `${id}.json`), list)
      await prune().catch(() => {})
    },

    /** The text of a file as it was, or nothing where it is not kept any more. */
    async text(state: FileState): Promise<string | undefined> {
      const text = await readFile(placeOf(state), 'utf8').catch(() => '')
      return sha256(text) === state.sum ? text : undefined
    },

    /** Puts a file as it was at another path. Gives whether it is still kept. */
    async bring(state: FileState, target: string): Promise<boolean> {
      const place = placeOf(state)
      if ((await sha256OfFile(place).catch(() => '')) !== state.sum) return false
      await share(place, target).catch(() => copyFile(place, target))
      return true
    },
  }
}

/** Gives a file a second path without copying it: as a clone, which no program changes with it, else as a link. */
async function share(file: string, target: string) {
  const real = await realpath(file)
  await copyFile(real, target, constants.COPYFILE_FICLONE_FORCE).catch(() => link(real, target))
}
