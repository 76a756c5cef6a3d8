import { readdir, readFile, stat } from 'node:fs/promises'

import sharp from 'sharp'

import { sha256 } from '../model/sha256.ts'
import { findScan } from '../originals/find-scan.ts'
import { locate } from '../originals/locate.ts'
import { missingScan } from '../originals/missing-scan.ts'
import { refuse } from '../originals/unusable-original.ts'

/** A file as the site has it. */
export type Picture = { address: string; bytes: Uint8Array }

/** The largest file that a visitor gets, in bytes. */
const LARGEST = 500_000

/** What browsers show, by sharp's name for it: the ending of its address. */
const ENDINGS: Record<string, string> = {
  svg: 'svg',
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  gif: 'gif',
  heif: 'avif',
}

/**
 * A picture in uploads/ that visitors get as it is. It is no photograph: lines need no grain and no crop, SVG has no
 * pixels to print, and the words beside it say the same. Pages show it in an `<img>`, where no script in an SVG runs
 * and nothing is fetched for it.
 *
 * @throws {UnusableOriginal} where it is missing, too large, or no picture that browsers show.
 */
export async function readPicture(name: string, uploads: string): Promise<Picture> {
  const names = await readdir(uploads)
  const file = findScan(names, name) ?? refuse(name, missingScan(names, name))
  const path = await locate(file, uploads)
  const { size } = await stat(path)
  if (size > LARGEST) {
    refuse(
      file,
      `has ${Math.ceil(size / 1000)} KB, and visitors get it as it is: at most ${LARGEST / 1000} KB. ` +
        'Save it smaller, 2000 pixels wide and as WebP or JPEG.',
    )
  }
  const { format = '', compression } = await sharp(path)
    .metadata()
    .catch(() => ({ format: '', compression: undefined }))
  const ending = compression === 'hevc' ? undefined : ENDINGS[format]
  if (!ending) refuse(file, 'is no picture that browsers show. Save it as SVG, PNG, WebP or JPEG.')
  const bytes = await readFile(path)
  return { address: `/uploads/picture-${sha256(bytes).slice(0, 12)}.${ending}`, bytes }
}
