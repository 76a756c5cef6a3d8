import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import { openOriginals } from '../originals/original.ts'
import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

/** An empty folder for scans, with a cache beside it. Removed when the test is over. */
export async function temporaryUploads() {
  const root = await temporaryFolder()
  const folders = { uploads: path.join(root, 'uploads'), cache: path.join(root, '.cache') }
  await mkdir(folders.uploads)
  return {
    ...folders,

    /** Reads a scan. Every call is another build's. */
    read: async (file: string) => (await openOriginals(folders, () => {})).original(file),

    /** Puts a PNG of one color there, uncompressed so that all are equally long. Gives its path. */
    async put(file: string, background: string): Promise<string> {
      const scan = path.join(folders.uploads, file)
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
      await writeFile(scan, await picture.png({ compressionLevel: 0 }).toBuffer())
      return scan
    },
  }
}
