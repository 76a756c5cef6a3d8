import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { openReader } from '../originals/original.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** An empty folder for scans, with a cache beside it. Removed when the test is over. */
export async function temporaryUploads() {
  const root = await temporaryFolder()
  const folders = { uploads: path.join(root, 'uploads'), cache: path.join(root, '.cache') }
  await mkdir(folders.uploads)
  // Every call is another build's.
  return { ...folders, read: (file: string) => openReader(folders, () => {}).read(file) }
}
