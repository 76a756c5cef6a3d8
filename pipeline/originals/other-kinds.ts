/* oxlint-disable no-control-regex -- files begin with them */
import { text } from 'node:stream/consumers'
import { createReadStream } from 'node:fs'

import { refuse } from './unusable-original.ts'

export const SEND_ANOTHER = 'Send a JPEG, PNG, TIFF, WebP or AVIF.'

const DEVELOP = 'Develop it, and send what you export: a JPEG or a TIFF.'
export const CAMERA_RAW = `is a camera raw file. ${DEVELOP}`

const HEIC =
  'is a HEIC photograph, which cannot be read here. Send it as a JPEG ' +
  '(on an iPhone: Settings, Camera, Formats, Most Compatible).'

const EXPORT = 'Export a JPEG or a TIFF.'

/** How files begin that are no photographs for here, and what to say of each. The first one counts. */
const KINDS: [start: RegExp, sentence: string][] = [
  [/^II\*\0.{4}CR/s, CAMERA_RAW], // Canon CR2
  [/^(II\*\0|MM\0\*).{4}(IIII|MMMM)/s, CAMERA_RAW], // Phase One
  [/^(IIU\0|IIR[OS]|MMO[RS]|FOVb|\0MRM|FUJIFILMCCD-RAW|.{6}HEAPCCDR|.{4}ftypcrx)/s, CAMERA_RAW],
  [/^.{4}ftyp.*he(ic|ix|im|is|vc|vx|vm|vs)/s, HEIC], // ISO/IEC 23008-12, annex B.4
  [/^8BPS\0\x01/, `is a Photoshop document (PSD). ${EXPORT}`],
  [/^8BPS\0\x02/, `is a large Photoshop document (PSB). ${EXPORT}`],
  [/^(\xff\x0a|\0\0\0\x0cJXL )/, `is a JPEG XL, which cannot be read here. ${EXPORT}`],
  [/^(\xff\x4f\xff\x51|\0\0\0\x0cjP {2})/, `is a JPEG 2000, which cannot be read here. ${EXPORT}`],
  [/^II\xbc/, `is a JPEG XR, which cannot be read here. ${EXPORT}`],
  [/^GIF8[79]a/, `is a GIF, which has 256 colors at most. ${EXPORT}`],
  [/^BM.{4}\0{4}/s, `is a Windows bitmap (BMP). ${EXPORT}`],
  [/^\0\0[\x01\x02]\0[\x01-\x40]\0/, `is an icon (ICO). ${SEND_ANOTHER}`],
  [/^(gimp xcf|IIII.{4}Krita)/s, `is a GIMP document (XCF). ${EXPORT}`],
  [/^\0\xffKA/, `is an Affinity document. ${EXPORT}`],
  [/^(v\/1\x01|#\?RADIANCE|#\?RGBE)/, `is a high dynamic range picture. ${EXPORT}`],
  [/^P[1-7][\s#]/, `is a PNM picture. ${EXPORT}`],
  [/^SIMPLE {2}=/, `is a FITS picture. ${EXPORT}`],
  [/^(qoif|DDS |BPG\xfb)/, `is a picture of a kind that cannot be read here. ${SEND_ANOTHER}`],
  [/^\s*%PDF-/, `is a PDF. Send the photograph in it as a file of its own: a JPEG or a TIFF.`],
  [/^(%!PS|\xc5\xd0\xd3\xc6)/, `is an EPS drawing (PostScript). ${EXPORT}`],
  [
    /^(\xef\xbb\xbf|\s|<\?xml.*?\?>|<!--.*?-->|<!doctype svg[^>]*>)*<svg/is,
    `is an SVG drawing. ${SEND_ANOTHER}`,
  ],
  [
    /^(.{4}(ftyp(avc1|dash|f4v|isom|iso\d|M4V|mp4\d|MSNV|3g|qt {2})|moov|mdat|wide|pnot)|RIFF.{4}AVI |\x1a\x45\xdf\xa3|\0\0\x01\xba)/s,
    `is a video. ${SEND_ANOTHER}`,
  ],
  [
    /^(PK\x03\x04|Rar!|7z\xbc\xaf|\x1f\x8b|.{257}ustar)/s,
    'is an archive or a document, not a photograph. Take the photographs out of it, and send those.',
  ],
  [
    /^\xd0\xcf\x11\xe0/,
    'is an Office document. Send the photograph in it as a file of its own: a JPEG or a TIFF.',
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
