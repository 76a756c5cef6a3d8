import { readFile } from 'node:fs/promises'

import sharp, { type Metadata } from 'sharp'

import { oddJpeg } from './jpeg-segments.ts'
import { CAMERA_RAW, refuseOtherKinds, SEND_ANOTHER } from './other-kinds.ts'
import type { Reading } from './reading.ts'
import { refuseStandIn } from './stand-ins.ts'
import { statedColors } from './stated-colors.ts'
import { readDirectoriesOf } from './tiff-directories.ts'
import { findPicture } from './tiff-picture.ts'
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
const SMALL = 900

/** Longer than this many times its width, it is no frame of any camera: a panorama has at most 4. */
const STRIP = 10

/** The most that the decoder accepts. */
const MOST_PIXELS = 0x3fff ** 2

/** Names of camera raw files, of which some begin like a TIFF. */
const CAMERA_RAW_NAME = /\.(3fr|arw|cr2|cr3|crw|dng|iiq|nef|nrw|orf|pef|raf|raw|rw2|rwl|srw)$/i

/** What a scan says of itself, and how to decode it. */
export type ScanHeader = Metadata & {
  reading: Reading
  /** Why it may not look as its owner expects. Each continues a sentence after its name. */
  warnings: string[]
}

/**
 * What a scan says of itself, before it is decoded.
 *
 * @throws {UnusableOriginal} where it says that it is not a photograph, or not one for here.
 */
export async function readHeader(path: string, file: string): Promise<ScanHeader> {
  if (CAMERA_RAW_NAME.test(file)) refuse(file, CAMERA_RAW)
  await refuseStandIn(path, file)
  await refuseOtherKinds(path, file)
  const directories = await readDirectoriesOf(path)
  const picture = findPicture(directories, file)

  const header = await sharp(path, { ...picture.open, limitInputPixels: false })
    .metadata()
    .catch(async () => refuse(file, oddJpeg(await readFile(path)) ?? UNKNOWN))
  const { format, depth, space, compression } = header
  const { width, height } = header.autoOrient

  if (!ENDINGS[format]) refuse(file, `is a file of the kind ${format}. ${SEND_ANOTHER}`)
  if (format === 'heif' && compression !== 'av1') {
    refuse(file, `is compressed with ${compression}, which cannot be read here. ${SEND_ANOTHER}`)
  }
  if (depth !== 'uchar' && depth !== 'ushort') {
    refuse(file, 'has more than 16 bits a channel. Export it with 8 or 16, and send that.')
  }
  if (width * height > MOST_PIXELS) {
    refuse(file, `is too large: ${inPixels(width, height)}. Send it at half the size.`)
  }

  const isTiff = format === 'tiff'
  const { stated, warning } = await statedColors(path, header, isTiff ? directories : undefined)
  return {
    ...header,
    reading: {
      // What a JPEG's decoder remarks was judged when all of it was examined.
      open: { ...picture.open, failOn: format === 'jpeg' ? 'none' : 'error' },
      profiled: header.hasProfile || space === 'cmyk',
      gray: space === 'b-w' || space === 'grey16',
      ...(picture.spare && { spare: picture.spare }),
      ...(stated && { stated }),
    },
    warnings: [...warningsOf(header), ...picture.warnings, ...(warning ? [warning] : [])],
  }
}

const UNKNOWN = `is damaged, or is not a photograph that can be read. ${SEND_ANOTHER}`

function warningsOf({ autoOrient: { width, height }, format, space, pages = 1 }: Metadata) {
  const warnings: string[] = []
  if (Math.max(width, height) < SMALL) {
    warnings.push(
      `is only ${inPixels(width, height)}, and will look soft, or small on a large screen. ` +
        'Scan it with at least 2,400 pixels on its long edge.',
    )
  }
  if (Math.max(width, height) > STRIP * Math.min(width, height)) {
    warnings.push(
      `is a strip of ${inPixels(width, height)}, which no camera takes. Look whether it was cropped by mistake.`,
    )
  }
  if (space === 'cmyk') {
    warnings.push(
      'is in the colors of inks (CMYK), and some of them change on a screen. ' +
        'Export it in RGB to choose them yourself.',
    )
  }
  if (format !== 'tiff' && pages > 1) {
    warnings.push(`holds ${pages} pictures. Only the first one is printed.`)
  }
  return warnings
}

/** A size as people write it. */
function inPixels(width: number, height: number): string {
  return `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels`
}
