import { readFile } from 'node:fs/promises'
import path from 'node:path'

import sharp, { type Metadata } from 'sharp'

import { readGrain } from 'avif-grain/read-grain'
import { inPixels } from './scan-header.ts'

/** Below this long edge, in pixels, a photograph is soft even where a page shows it small. */
const SMALL = 1200

/** How a file of each format is called, and the endings its name may have. */
export const FORMAT_NAMES: Record<string, [name: string, ...endings: string[]]> = {
  jpeg: ['a JPEG', '.jpg', '.jpeg', '.jpe', '.jfif'],
  png: ['a PNG', '.png'],
  tiff: ['a TIFF', '.tif', '.tiff'],
  webp: ['a WebP', '.webp'],
  heif: ['an AVIF', '.avif'],
}

/**
 * Why a scan that can be printed may not look as its owner expects. Each continues a sentence that
 * begins with the file's name.
 */
export async function scanWarnings(scan: string, header: Metadata): Promise<string[]> {
  const { width, height } = header.autoOrient
  const { pages = 1 } = header
  const warnings = []

  if (Math.max(width, height) < SMALL) {
    warnings.push(
      `is only ${inPixels(width, height)}, and will look soft, or small on a large screen. ` +
        'Scan it with at least 2,400 pixels on its long edge.',
    )
  }
  if (header.space === 'cmyk') {
    warnings.push(
      'is in the colors of inks (CMYK), and some of them change on a screen. ' +
        'Export it in RGB to choose them yourself.',
    )
  }
  // Many files have a channel for transparency that says everything is opaque.
  if (header.hasAlpha && !(await sharp(scan).stats()).isOpaque) {
    warnings.push('is transparent in places, which are printed white.')
  }
  if (pages > 1) {
    const what = header.delay || header.format !== 'tiff' ? 'is animated' : `has ${pages} pages`
    warnings.push(`${what}. Only the first picture is printed.`)
  }
  if (header.format === 'heif' && (await hasGrain(scan))) {
    warnings.push(
      'is an AVIF whose grain was made by a computer when it was saved. Send the scan it was made from.',
    )
  }
  return warnings
}

/** A warning where the name of a file does not end as its format does, or nothing. */
export function misnamed(file: string, format: string): string[] {
  const [name, ...endings] = FORMAT_NAMES[format] ?? ['']
  const ending = path.extname(file)
  if (endings.includes(ending.toLowerCase())) return []

  const said = ending ? `its name ends in ${ending}` : 'its name has no ending'
  return [`is ${name}, though ${said}. It is printed all the same; ${endings[0]} would be right.`]
}

async function hasGrain(scan: string): Promise<boolean> {
  try {
    return readGrain(await readFile(scan)) !== undefined
  } catch {
    // An AVIF of a kind that the parser does not know.
    return false
  }
}
