/* oxlint-disable no-control-regex -- files begin with them */
import { text } from 'node:stream/consumers'
import { createReadStream } from 'node:fs'

import { refuse } from './unusable-original.ts'

export const SEND_ANOTHER = 'Send a JPEG, PNG, TIFF, WebP or AVIF.'

export const CAMERA_RAW =
  'is a camera raw file. Develop it, and send what you export: a JPEG or a TIFF.'

export const IN_ICLOUD =
  'the sign of iCloud for a file that is not on this computer. ' +
  'Download it: in the Finder, click the cloud beside it.'

const EXPORT = 'which cannot be read here. Export a JPEG or a TIFF.'

/** How files begin that are no photographs for here, and what to say of each. The first one counts. */
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
  [/^(8BPS|\0\xffKA|gimp xcf)/, `is a document of Photoshop, Affinity or GIMP, ${EXPORT}`],
  [/^(\xff\x0a|\0\0\0\x0cJXL )/, `is a JPEG XL, ${EXPORT}`],
  [/^(\xff\x4f\xff\x51|\0\0\0\x0cjP {2})/, `is a JPEG 2000, ${EXPORT}`],
  [/^BM.{4}\0{4}/s, `is a Windows bitmap (BMP), ${EXPORT}`],
  [
    /^\s*%(PDF-|!PS)/,
    'is a PDF or EPS. Send the photograph in it as a file of its own: a JPEG or a TIFF.',
  ],
  [/^(?!.*<(?:!doctype )?html)[^\0]*<svg/is, `is an SVG drawing. ${SEND_ANOTHER}`],
  [/^.{4}ftyp(?!avi|mi)/s, `is a video. ${SEND_ANOTHER}`],
  [
    /^(PK\x03\x04|Rar!|7z\xbc\xaf|\x1f\x8b)/,
    'is an archive or a document, not a photograph. Take the photographs out of it, and send those.',
  ],
  [
    /^(?!\xff\xd8)[\t\n\f\r\x20-\x7e\x80-\xff]+$/,
    'is text, not a photograph. If you downloaded it, the download failed: try again.',
  ],
]

/** In bytes: enough for the beginnings above. */
const START = 512

/**
 * Refuses what its first bytes show to be something else than a photograph that can be read here,
 * whatever its name ends in.
 */
export async function refuseOtherKinds(path: string, file: string): Promise<void> {
  const start = await text(createReadStream(path, { encoding: 'latin1', end: START - 1 }))
  const sentence = KINDS.find(([pattern]) => pattern.test(start))?.[1]
  if (sentence) refuse(file, sentence)
}
