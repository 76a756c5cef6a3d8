import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

import { FILES, UNLESS_WRITTEN, type ContentFile } from '#pipeline/content/files.ts'

import { dayAndTime } from '../day-and-time.ts'
import { BROUGHT_BACK, waitingIn } from '../document/history.ts'
import type { Replayed } from '../document/replay.ts'
import type { Store } from '../document/store.ts'
import { openArchive, type Version } from './archive.ts'
import { countOf, differencesOf, statesOf, type Differences } from './site-files.ts'
import { uploadFolder, wayOnline, type Way } from './way.ts'

/** What going online would change. */
export type OnlineState = {
  way: Way
  /** Left out where no version that was online is kept here. */
  differences?: Differences
  /** A folder with the site as it is now, ready to be uploaded. */
  folder?: string | undefined
}

/** Compares a studio with what was put online last. */
export async function changesSince(root: string, studio: string): Promise<OnlineState> {
  const way = await wayOnline(studio)
  const archive = openArchive(studio)
  const [latest] = await archive.versions()
  if (!latest) return { way }

  const differences = differencesOf(latest.files, await archive.files())
  const folder = uploadFolder(root)
  const built = await stat(path.join(folder, 'index.html')).catch(() => undefined)
  // A check builds into the same folder.
  const isOwn = built !== undefined && built.mtimeMs <= Date.parse(latest.date)
  const isReady = way === 'folder' && countOf(differences) === 0 && isOwn
  return { way, differences, folder: isReady ? folder : undefined }
}

/** A version as it is listed, with what was changed for it. The first that is kept has none. */
export type ListedVersion = Pick<Version, 'id' | 'date'> & { differences?: Differences | undefined }

/** The versions of a studio that were put online, the latest first. */
export async function listVersions(studio: string): Promise<ListedVersion[]> {
  const versions = await openArchive(studio).versions()
  return versions.map(({ id, date, files }, at) => {
    const before = versions[at + 1]
    return { id, date, differences: before && differencesOf(before.files, files) }
  })
}

/**
 * Makes a studio's words and photographs those of a version that was online, as one change that can be undone. Scans
 * that it has not go where those go that are thrown away.
 */
export async function bringBack(store: Store, id: string): Promise<Replayed> {
  const { studio } = store.folders
  const archive = openArchive(studio)
  const version = (await archive.versions()).find((one) => one.id === id)
  if (!version) return { failure: 'This version is not kept here any more. Nothing was changed.' }

  return store.restore(async () => {
    const lost: string[] = []
    const texts = new Map<ContentFile, string>()
    for (const file of FILES) {
      const state = version.files[`content/${file}.yaml`]
      const text = state ? await archive.text(state) : UNLESS_WRITTEN[file]
      if (text === undefined) lost.push(`${file}.yaml`)
      else texts.set(file, text)
    }

    const wanted = Object.keys(version.files).filter((name) => !name.startsWith('content/'))
    const present = wanted.filter((name) => existsSync(path.join(studio, name)))
    const now = { ...(await archive.files()), ...(await statesOf(studio, present, {})) }
    const coming = wanted.filter((name) => now[name]?.sum !== version.files[name]!.sum)
    const isNew = (name: string) => name.startsWith('uploads/') && !version.files[name]
    const going = Object.keys(now).filter((name) => coming.includes(name) || isNew(name))

    const taken = going.map((from, at) => {
      return { from, to: waitingIn('taken-off', path.basename(from), at) }
    })
    const brought = coming.map((to, at) => {
      return { from: waitingIn(BROUGHT_BACK, path.basename(to), at), to }
    })
    await mkdir(path.join(store.desk, BROUGHT_BACK), { recursive: true })
    for (const { from, to } of brought) {
      const isKept = await archive.bring(version.files[to]!, path.join(studio, from))
      if (!isKept) lost.push(path.basename(to))
    }
    if (lost.length > 0) return { failure: notKept(lost) }
    const what = `Brought back the version of ${dayAndTime(version.date)}`
    return { what, texts, moves: [...taken, ...brought] }
  })
}

function notKept(names: string[]): string {
  return (
    `Of this version, this is not on this computer any more as it was: ${names.join(', ')}. Put scans into the folder ` +
    'uploads again under these names, then bring it back. Nothing was changed.'
  )
}
