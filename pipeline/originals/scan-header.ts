/* oxlint-disable no-control-regex -- files begin with them */
import { text } from 'node:stream/consumers'
import { createReadStream } from 'node:fs'

import sharp, { type Metadata } from 'sharp'

import type { Reading } from '../model/photo.ts'
import { refuse } from '../model/plain-error.ts'
import { OPEN } from './upright.ts'

/** The usual ending of a file's name, by its format. */
export const SCAN_ENDINGS: Record<string, string> = {
  jpeg: '.jpg',
  png: '.png',
  tiff: '.tif',
  webp: '.webp',
  heif: '.avif',
}

/** Below this long edge, in pixels, a photograph is soft even where a page shows it small. */
const SMALL = 900

/** A picture longer than this many times its width is no frame of any camera: a panorama has at most 4. */
const STRIP = 10

/** The most that the decoder accepts. */
const MOST_PIXELS = 0x3fff ** 2

/** Names of camera raw files. Some of these files begin like a TIFF. */
const CAMERA_RAW_NAME = /\.(3fr|arw|cr2|cr3|crw|dng|iiq|nef|nrw|orf|pef|raf|raw|rw2|rwl|srw)$/i

/** Color spaces by what the decoder calls them. */
const SPACES = ['srgb', 'rgb16', 'b-w', 'grey16', 'cmyk'] as const

/** The header of a scan, and how to decode the scan. */
type ScanHeader = Metadata & {
  reading: Reading
  /** Why the scan may not look as its owner expects. Each continues a sentence that begins with its name. */
  warnings: string[]
}

/**
 * Reads the header of a scan, which is not decoded for that.
 *
 * @throws {UnusableOriginal} where the header shows no photograph, or one that cannot be printed here.
 */
export async function readHeader(path: string, file: string): Promise<ScanHeader> {
  if (CAMERA_RAW_NAME.test(file)) refuse(file, CAMERA_RAW)
  await refuseOtherKinds(path, file)
  const header = await sharp(path, { ...OPEN, limitInputPixels: false })
    .metadata()
    .catch(() => refuse(file, UNREADABLE))
  const { format, depth, hasAlpha, hasProfile } = header
  const { width, height } = header.autoOrient

  if (!SCAN_ENDINGS[format]) refuse(file, `is a file of the kind ${format}. ${SEND_ANOTHER}`)
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

/** Why a file that begins like a photograph cannot be printed. Continues a sentence that begins with its name. */
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
  // Eight bits without a profile are sRGB by custom. Sixteen bits may be in the scanner's own colors.
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

/** The warning about a scan without a profile. */
export const UNTAGGED =
  'has no color profile, so its colors are taken for sRGB. If it looks pale, dark or too colorful, ' +
  'export it in sRGB.'

/** A size as people write it. */
function inPixels(width: number, height: number): string {
  return `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels`
}

const SEND_ANOTHER = 'Send a JPEG, PNG, TIFF, WebP or AVIF.'

const CAMERA_RAW = 'is a camera raw file. Develop it, and send what you export: a JPEG or a TIFF.'

export const IN_ICLOUD =
  'the sign of iCloud for a file that is not on this computer. ' +
  'Download it: in the Finder, click the cloud beside it.'

/** Kinds of files that owners often take for a photograph: how each begins, and what to say of it. */
const KINDS: [start: RegExp, sentence: string][] = [
  [/^$/, 'is empty (0 bytes): it was not copied, or is still with a cloud service. Send it again.'],
  [
    /^version https:\/\/[\w.-]+\/spec\/v1\b/,
    'is a pointer of Git LFS, which only says where the scan is. Fetch the scans: git lfs pull.',
  ],
  [/^bplist00.*NSURL/s, `is ${IN_ICLOUD}`],
  [/^(II\*\0.{4}CR|IIU\0|IIR[OS]|MMOR|FUJIFILMCCD-RAW|.{4}ftypcrx)/s, CAMERA_RAW],
  [
    /^.{4}ftyp.*he(ic|ix|im|is|vc|vx|vm|vs)/s, // ISO/IEC 23008-12, annex B.4
    'is a HEIC photograph, which cannot be read here. Send it as a JPEG ' +
      '(on an iPhone: Settings, Camera, Formats, Most Compatible).',
  ],
]

/** How many bytes are read, enough for the beginnings above. */
const START = 512

/**
 * Refuses a file whose first bytes show that it is no photograph, or one that cannot be read here, whatever its name
 * ends in.
 */
async function refuseOtherKinds(path: string, file: string): Promise<void> {
  const start = await text(createReadStream(path, { encoding: 'latin1', end: START - 1 }))
  const sentence = KINDS.find(([pattern]) => pattern.test(start))?.[1]
  if (sentence) refuse(file, sentence)
}
