import sharp, { type Metadata } from 'sharp'

import { CAMERA_RAW, refuseOtherKinds, SEND_ANOTHER } from './other-kinds.ts'
import type { Reading } from './reading.ts'
import { refuse } from './unusable-original.ts'
import { OPEN } from './upright.ts'

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

/** Color spaces by what the decoder calls them. */
const SPACES = ['srgb', 'rgb16', 'b-w', 'grey16', 'cmyk'] as const

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
  await refuseOtherKinds(path, file)
  const header = await sharp(path, { ...OPEN, limitInputPixels: false })
    .metadata()
    .catch(() => refuse(file, UNREADABLE))
  const { format, depth, hasAlpha, hasProfile } = header
  const { width, height } = header.autoOrient

  if (!ENDINGS[format]) refuse(file, `is a file of the kind ${format}. ${SEND_ANOTHER}`)
  const space = SPACES.find((one) => one === header.space)
  if (!space || !['uchar', 'ushort'].includes(depth)) refuse(file, UNREADABLE)
  if (width * height > MOST_PIXELS) {
    refuse(file, `is too large: ${inPixels(width, height)}. Send it at half the size.`)
  }
  return {
    ...header,
    reading: {
      profiled: hasProfile || space === 'cmyk',
      gray: space === 'b-w' || space === 'grey16',
      ...(hasAlpha && { without: space }),
    },
    warnings: warningsOf(header),
  }
}

/** Why a file that begins like a photograph is not one for here. Continues a sentence after its name. */
export const UNREADABLE =
  'is damaged, or saved in a way that cannot be read here. Send it again, or as a JPEG, or as a flat TIFF ' +
  'in RGB with 8 or 16 bits.'

function warningsOf(header: Metadata): string[] {
  const { width, height } = header.autoOrient
  const { space, depth, hasAlpha, hasProfile, pages = 1 } = header
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
  // Eight bits without a profile are sRGB by custom. Sixteen may be what a scanner saw.
  if (depth === 'ushort' && !hasProfile) warnings.push(UNTAGGED)
  if (hasAlpha) {
    warnings.push(
      'has a channel besides its colors, such as transparency, infrared or a saved selection. It is left out.',
    )
  }
  if (pages > 1) {
    warnings.push(
      `holds ${pages} pictures. Only the first one is printed: if that is a preview, export it anew.`,
    )
  }
  return warnings
}

/** Of a scan without a profile. */
export const UNTAGGED =
  'has no color profile, so its colors are taken for sRGB. If it looks pale, dark or too colorful, ' +
  'export it in sRGB.'

/** A size as people write it. */
function inPixels(width: number, height: number): string {
  return `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels`
}
