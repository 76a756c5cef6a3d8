import { stat } from 'node:fs/promises'
import path from 'node:path'

import { openCache } from '#pipeline/cache/cache.ts'
import { slug } from '#pipeline/model/names.ts'
import { readHeader } from '#pipeline/originals/scan-header.ts'
import { upright } from '#pipeline/originals/upright.ts'

/** Long edge in pixels: sharp where it is largest in the panel. */
const LONG_EDGE = 720

/** Makes small pictures of scans, and keeps them until nobody has looked at them for a week. */
export function openThumbnails(folder: string) {
  const cache = openCache(path.join(folder, 'thumbnails'))
  const pruned = cache.prune()

  return async function thumbnail(scan: string): Promise<Buffer> {
    await pruned
    const found = await stat(scan)
    // Reading a pipe might never end.
    if (!found.isFile()) throw new Error('not a file')
    const name = `${slug(path.basename(scan))}-${found.size}-${Math.round(found.mtimeMs)}.webp`
    return Buffer.from(await cache.getOrMake(name, () => make(scan)))
  }
}

async function make(scan: string): Promise<Buffer> {
  const { reading } = await readHeader(scan, path.basename(scan))
  const picture = await upright(scan, reading, 'srgb')
  return picture
    .resize({ width: LONG_EDGE, height: LONG_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
}
