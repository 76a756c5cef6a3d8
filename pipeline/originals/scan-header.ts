import { createReadStream } from 'node:fs'
import { text } from 'node:stream/consumers'

import sharp, { type Metadata } from 'sharp'

import { refuseStandIn } from './stand-ins.ts'
import { refuse } from './unusable-original.ts'

/** How the name of a file of each format ends. */
export const ENDINGS: Record<string, string> = {
  jpeg: '.jpg',
  png: '.png',
  tiff: '.tif',
  webp: '.webp',
  heif: '.avif',
}

/** The widest print there is, in pixels. */
export const WIDEST_PRINT = 2400

/** Below this long edge, in pixels, a photograph is soft even where a page shows it small. */
const SMALL = 1200

/** The most that the decoder accepts. */
const MOST_PIXELS = 0x3fff ** 2

/** Names of camera raw files. The decoder would take the preview inside of one for the photograph. */
const CAMERA_RAW = /\.(3fr|arw|cr2|cr3|crw|dng|iiq|nef|nrw|orf|pef|raf|raw|rw2|rwl|srw)$/i

/** How HEIC and its relatives begin, by ISO/IEC 23008-12, annex B.4. */
const HEIC = /^.{4}ftyp.*he(ic|ix|im|is|vc|vx|vm|vs)/s

const SEND_ANOTHER = 'Send a JPEG, PNG, TIFF, WebP or AVIF.'

/**
 * What a scan says of itself, before it is decoded.
 *
 * @throws {UnusableOriginal} where it says that it is not a photograph, or not one for here.
 */
export async function readHeader(path: string, file: string): Promise<Metadata> {
  if (CAMERA_RAW.test(file)) {
    refuse(file, 'is a camera raw file. Develop it, and send what you export: a JPEG or a TIFF.')
  }
  await refuseStandIn(path, file)
  if (HEIC.test(await text(createReadStream(path, { encoding: 'latin1', end: 63 })))) {
    refuse(
      file,
      'is a HEIC photograph, which cannot be read here. Send it as a JPEG ' +
        '(on an iPhone: Settings, Camera, Formats, Most Compatible).',
    )
  }

  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() =>
      refuse(file, `is damaged, or is not a photograph that can be read. ${SEND_ANOTHER}`),
    )
  const { format, depth } = header
  const { width, height } = header.autoOrient

  if (!ENDINGS[format]) refuse(file, `is a file of the kind ${format}. ${SEND_ANOTHER}`)
  if (depth !== 'uchar' && depth !== 'ushort') {
    refuse(file, 'has more than 16 bits a channel. Export it with 8 or 16, and send that.')
  }
  if (width * height > MOST_PIXELS) {
    refuse(file, `is too large: ${inPixels(width, height)}. Send it at half the size.`)
  }
  return header
}

/** Why a scan may not look as its owner expects. Each continues a sentence after its name. */
export function scanWarnings({ autoOrient: { width, height }, space, pages = 1 }: Metadata) {
  const warnings: string[] = []
  if (Math.max(width, height) < SMALL) {
    warnings.push(
      `is only ${inPixels(width, height)}, and will look soft, or small on a large screen. ` +
        'Scan it with at least 2,400 pixels on its long edge.',
    )
  }
  if (space === 'cmyk') {
    warnings.push(
      'is in the colors of inks (CMYK), and some of them change on a screen. ' +
        'Export it in RGB to choose them yourself.',
    )
  }
  if (pages > 1) warnings.push(`holds ${pages} pictures. Only the first one is printed.`)
  return warnings
}

/** A size as people write it. */
function inPixels(width: number, height: number): string {
  return `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels`
}
