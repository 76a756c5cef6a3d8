import { openCopies } from './copies.ts'
import { openGitArchive } from './git-archive.ts'
import type { Archive } from './kept.ts'
import type { Way } from './way.ts'

/** What was put online from a studio: its repository knows where it is pushed, else the desk has kept it. */
export function archiveOf(studio: string, way: Way): Archive {
  return way === 'push' ? openGitArchive(studio) : openCopies(studio)
}
