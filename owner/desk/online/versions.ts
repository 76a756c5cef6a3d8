import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { dayAndTime } from '../day-and-time.ts'
import type { Replayed, Store } from '../document/store.ts'
import { archiveOf } from './archive.ts'
import { compareTexts, type Changes } from './changes.ts'
import type { Archive, Kept } from './kept.ts'
import { compareScans, type ScanChanges } from './scans.ts'
import { wayOnline } from './way.ts'

/** A version that was put online, with what was changed for it. */
export type Version = Pick<Kept, 'id' | 'date'> & Pick<Changes, 'isFirst' | 'differences' | 'scans'>

/** How many versions are listed. */
const MOST = 12

const NO_SCANS: ScanChanges = { added: [], removed: [], changed: [], renamed: [] }

/** The versions of a studio that were put online, the latest first. */
export async function listVersions(studio: string): Promise<Version[]> {
  const kept = await (await archive(studio)).versions(MOST + 1)
  const versions = await Promise.all(
    kept.slice(0, MOST).map(async (version, at): Promise<Version[]> => {
      const { id, date } = version
      const before = kept[at + 1]
      if (!before) return [{ id, date, isFirst: true, differences: [], scans: NO_SCANS }]

      const differences = compareTexts(before.texts, version.texts)
      const scans = await scansBetween(before, version)
      const isSame = [differences, ...Object.values(scans)].flat().length === 0
      return isSame ? [] : [{ id, date, isFirst: false, differences, scans }]
    }),
  )
  return versions.flat()
}

/**
 * Makes a studio's words and scans those of a version that was online, as one change that can be undone.
 * Scans that it has not go where those go that are taken off every page.
 */
export async function bringBack(store: Store, id: string): Promise<Replayed> {
  const { studio } = store.folders
  const version = (await (await archive(studio)).versions(MOST)).find((one) => one.id === id)
  if (!version) return { failure: 'This version is not kept here any more. Nothing was changed.' }

  const { added, removed, changed, renamed } = await version.scansSince()
  const [going, coming] = [
    [...added, ...changed, ...renamed.map(({ to }) => to)],
    [...removed, ...changed, ...renamed.map(({ from }) => from)],
  ]
  const place = (folder: string, scan: string) => `.desk/${folder}/${Date.now()}-${scan}`
  const takenOff = going.map((scan) => {
    return { from: `uploads/${scan}`, to: place('taken-off', scan) }
  })
  const broughtBack = coming.map((scan) => {
    return { scan, from: place('brought-back', scan), to: `uploads/${scan}` }
  })
  await mkdir(path.join(store.desk, 'brought-back'), { recursive: true })
  const lost: string[] = []
  for (const { scan, from } of broughtBack) {
    if (!(await version.copyScan(scan, path.join(studio, from)))) lost.push(scan)
  }
  if (lost.length > 0) return { failure: lostScans(lost) }

  const moves = [...takenOff, ...broughtBack.map(({ from, to }) => ({ from, to }))]
  const what = `Brought back the version of ${dayAndTime(version.date)}`
  return store.restore({ what, texts: version.texts, moves })
}

async function archive(studio: string): Promise<Archive> {
  return archiveOf(studio, await wayOnline(studio))
}

async function scansBetween(before: Kept, after: Kept): Promise<ScanChanges> {
  const [old, now] = await Promise.all([before.sums(), after.sums()])
  const changed = Object.keys(now).filter((name) => old[name] && old[name] !== now[name])
  return compareScans(old, Object.keys(now), changed, async () => now)
}

function lostScans(scans: string[]): string {
  return (
    `This version shows scans that are not on this computer any more: ${scans.join(', ')}. Put them into the ` +
    'folder uploads again, then bring it back. Nothing was changed.'
  )
}
