import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { readTexts } from '#pipeline/content/read-texts.ts'

import type { Archive, Kept } from './kept.ts'
import { compareScans, sumsIn, type Sums } from './scans.ts'

/** The words of a studio, by the names of their files, and what is in each of its scans. */
export type Snapshot = { words: Record<string, string>; scans: Sums }

/**
 * What was put online from a studio that is not pushed with git: the desk keeps copies of its words,
 * and checksums of its scans.
 */
export function openCopies(studio: string): Archive {
  const { online, earlier } = foldersOf(studio)
  return {
    latest: () => versionIn(studio, online),

    async versions(most) {
      const names = await readdir(earlier).catch(() => [])
      const times = names.toSorted((one, other) => Number(other) - Number(one))
      const folders = [online, ...times.map((name) => path.join(earlier, name))]
      const found = folders.slice(0, most).map((folder) => versionIn(studio, folder))
      return (await Promise.all(found)).filter((version) => version !== undefined)
    },
  }
}

/** Keeps what is online now beside what was online before. */
export async function noteOnline(studio: string, { words, scans }: Snapshot) {
  const { online, earlier } = foldersOf(studio)
  const time = await timeOf(online)
  if (time !== undefined) {
    await mkdir(earlier, { recursive: true })
    await rename(online, path.join(earlier, String(time)))
  }
  await mkdir(online, { recursive: true })
  for (const [name, text] of Object.entries(words)) await writeFile(path.join(online, name), text)
  await writeFile(path.join(online, 'scans.json'), JSON.stringify(scans))
}

function foldersOf(studio: string) {
  return { online: path.join(studio, '.desk/online'), earlier: path.join(studio, '.desk/earlier') }
}

/** When a copy was made, in ms: an earlier one is called so. Nothing where there is none. */
async function timeOf(folder: string): Promise<number | undefined> {
  const noted = await stat(path.join(folder, 'scans.json')).catch(() => undefined)
  return noted && (Number(path.basename(folder)) || Math.round(noted.mtimeMs))
}

async function versionIn(studio: string, folder: string): Promise<Kept | undefined> {
  const time = await timeOf(folder)
  if (time === undefined) return undefined

  const uploads = path.join(studio, 'uploads')
  const before = sumsFrom(JSON.parse(await readFile(path.join(folder, 'scans.json'), 'utf8')))
  const { texts } = await readTexts(studio, folder)
  return {
    id: String(time),
    date: new Date(time).toISOString(),
    texts,
    sums: async () => before,

    async scansSince() {
      const now = await sumsIn(uploads)
      const changed = Object.keys(now).filter((name) => before[name] && before[name] !== now[name])
      return compareScans(before, Object.keys(now), changed, async () => now)
    },

    async copyScan(scan, target) {
      for (const place of [uploads, path.join(studio, '.desk/taken-off')]) {
        const sums = await sumsIn(place)
        const name = Object.keys(sums).find((one) => before[scan] && sums[one] === before[scan])
        if (name === undefined) continue
        await copyFile(path.join(place, name), target)
        return true
      }
      return false
    },
  }
}

/** A list of names is all that earlier desks have noted. */
function sumsFrom(noted: string[] | Sums): Sums {
  return Array.isArray(noted) ? Object.fromEntries(noted.map((name) => [name, ''])) : noted
}
