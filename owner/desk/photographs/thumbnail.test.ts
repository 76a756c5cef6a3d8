import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { openThumbnails } from './thumbnail.ts'

test('small pictures of scans that are gone do not pile up', async () => {
  const folder = await temporaryFolder()
  const kept = path.join(folder, 'thumbnails')
  const gone = path.join(kept, 'gone-1-1.0123456789abcdef.webp')
  const lastMonth = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000)
  await mkdir(kept)
  await writeFile(gone, 'a picture')
  await utimes(gone, lastMonth, lastMonth)

  const scan = path.join(folder, 'veil.png')
  await sharp({ create: { width: 9, height: 6, channels: 3, background: '#a40' } }).toFile(scan)
  await openThumbnails(folder)(scan)
  expect(await readdir(kept)).toEqual([expect.stringContaining('veil')])
})
