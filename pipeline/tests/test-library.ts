import path from 'node:path'

import sharp, { type Sharp } from 'sharp'

import { grainyPicture } from 'avif-grain/tests/grainy-picture'
import { temporaryFolder, writeFiles } from '@studio/hosts/tests/temporary-folder'

import type { Description, FilmStockWithHue, Photo, Prints, PrintSettings } from '../model/photo.ts'
import { openLibrary } from '../photos/library.ts'

/** What content says of the one scan in a test library. */
export const scan: Description = {
  file: 'scan.jpg',
  alt: 'A gate',
  film: { name: 'Portra 400', className: 'film-portra-400' } as FilmStockWithHue,
  focal: { x: 0.5, y: 0.5 },
  roll: ['scan.jpg'],
  settings: { grain: 'auto', colors: 'srgb', rights: {} },
}

/** A library of one scan. Removed when the test is over. */
export async function testLibrary(picture: Sharp | Buffer) {
  const folder = await temporaryFolder()
  const folders = { uploads: path.join(folder, 'uploads'), cache: path.join(folder, '.cache') }
  const bytes = Buffer.isBuffer(picture) ? picture : await picture.toBuffer()
  await writeFiles(folders.uploads, { [scan.file]: bytes })

  const warnings: string[] = []
  const library = await openLibrary(folders, (warning) => warnings.push(warning))
  return {
    library,
    folders,
    warnings,

    /** The photograph, and its smallest AVIF or its largest JPEG. */
    async printed(
      format: 'avif' | 'jpg',
      settings: Partial<PrintSettings> = {},
    ): Promise<[Photo, Buffer]> {
      const description = { ...scan, settings: { ...scan.settings, ...settings } }
      const { photo } = await library.photograph(description, 'whole')
      const addresses = addressesOf(photo.full, format)
      const address = format === 'jpg' ? addresses.at(-1)! : addresses[0]!
      return [photo, Buffer.from((await library.print(address))!)]
    },
  }
}

/** The addresses of prints, narrowest first. */
export function addressesOf(prints: Prints, format: 'avif' | 'jpg'): string[] {
  return prints[format].map((width) =>
    prints.address.replace('{width}', `${width}`).replace('{format}', format),
  )
}

/** A picture with grain in clumps, of this strength. */
export function grainy(sigma: number): Sharp {
  const { data, ...raw } = grainyPicture({ width: 300, height: 200, sigma, coarse: true })
  return sharp(data, { raw }).png()
}
