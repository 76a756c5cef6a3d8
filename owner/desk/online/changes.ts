import { stat } from 'node:fs/promises'
import path from 'node:path'

import { openArchive } from './archive.ts'
import { countOf, differencesOf, type Differences } from './site-files.ts'
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
