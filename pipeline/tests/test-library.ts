import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Sharp } from 'sharp'

import type { FilmStock } from '../model/film-stock.ts'
import { PLAIN_PRINTS } from '../content/schemas/prints.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { openLibrary, type Description } from '../photos/library.ts'

/** What content says of the one scan in a darkroom. */
export const scan: Description = {
  file: 'scan.jpg',
  alt: 'A gate',
  film: { name: 'Portra 400', className: 'film-portra-400' } as FilmStock,
  focal: { x: 0.5, y: 0.5 },
  roll: ['scan.jpg'],
  settings: PLAIN_PRINTS,
}

/** A library of one scan, for tests. */
export async function darkroom(picture: Sharp | Buffer) {
  const folder = await temporaryFolder()
  const folders = { uploads: folder, cache: path.join(folder, '.cache') }
  const bytes = Buffer.isBuffer(picture) ? picture : await picture.toBuffer()
  await writeFile(path.join(folder, scan.file), bytes)

  const warnings: string[] = []
  const library = await openLibrary(folders, (warning) => warnings.push(warning))
  return {
    library,
    folders,
    warnings,

    /** The photograph, and the file of its first AVIF or its largest JPEG. */
    async printed(ending: 'avif' | 'jpg', settings: Partial<Description['settings']> = {}) {
      const description = { ...scan, settings: { ...scan.settings, ...settings } }
      const { photo } = await library.photograph(description, { tall: false })
      const address = ending === 'jpg' ? photo.file : photo.full.avif.split(' ')[0]!
      return [photo, (await library.print(address))!] as const
    },
  }
}
