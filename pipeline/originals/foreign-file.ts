import path from 'node:path'

const CAMERA_RAW = /^\.(3fr|arw|cr2|cr3|crw|dng|iiq|nef|nrw|orf|pef|raf|raw|rw2|rwl|srw)$/

const RAW = 'is a camera raw file. Develop it, and send what you export: a JPEG or a TIFF.'
const HEIC =
  'is a HEIC photograph, which cannot be read here. Send it as a JPEG ' +
  '(on an iPhone: Settings, Camera, Formats, Most Compatible).'
const ARCHIVE = 'is an archive. Unpack it, and send the scans one by one.'
const FILM = 'is a film, not a photograph.'
const EXPORT_IT = 'Export the photograph as a JPEG or a TIFF, and send that.'

/** Signatures of files that are not photographs, with their offset in bytes. */
const BEGINNINGS: [after: number, start: string, what: string][] = [
  [0, '%PDF', `is a PDF. ${EXPORT_IT}`],
  [0, '8BPS', `is a Photoshop document. ${EXPORT_IT}`],
  [0, 'gimp xcf', `is a GIMP document. ${EXPORT_IT}`],
  [0, 'BM', `is a bitmap (BMP). ${EXPORT_IT}`],
  [0, '\xff\x0a', `is a JPEG XL. ${EXPORT_IT}`],
  [4, 'JXL ', `is a JPEG XL. ${EXPORT_IT}`],
  [4, 'jP  ', `is a JPEG 2000. ${EXPORT_IT}`],
  [0, 'PK\x03\x04', ARCHIVE],
  [0, 'Rar!', ARCHIVE],
  [0, '7z', ARCHIVE],
  [8, 'CR\x02', RAW],
  [4, 'ftypcrx ', RAW],
  [4, 'ftypqt  ', FILM],
  [4, 'ftypmp4', FILM],
  [4, 'ftypiso', FILM],
  [4, 'ftypM4V', FILM],
]

/** Brands of the families of files that HEIC is one of, by ISO/IEC 23008-12, annex B.4. */
const HEVC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']

/**
 * Why a file is not a photograph, judged by its name and first bytes (`head`). Checked before
 * decoding, because the decoder's errors do not help, and it would decode the preview of a raw file.
 * Undefined where it may be a photograph.
 */
export function foreignFile(file: string, head: Buffer): string | undefined {
  if (head.length === 0) return 'is empty. The upload did not finish: send it again.'
  if (CAMERA_RAW.test(path.extname(file).toLowerCase())) return RAW
  if (brands(head).some((brand) => HEVC_BRANDS.includes(brand))) return HEIC

  return BEGINNINGS.find(([after, start]) => isAt(head, after, start))?.[2]
}

/** Whether a file begins as JPEG, PNG, TIFF, WebP and AVIF do, whole or not. */
export function isBegun(head: Buffer): boolean {
  return PHOTOGRAPHS.some(([after, start]) => isAt(head, after, start))
}

const PHOTOGRAPHS: [after: number, start: string][] = [
  [0, '\xff\xd8'],
  [0, '\x89PNG'],
  [0, 'II*\0'],
  [0, 'MM\0*'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
]

function isAt(head: Buffer, after: number, start: string): boolean {
  return head.toString('latin1', after, after + start.length) === start
}

function brands(head: Buffer): string[] {
  if (!isAt(head, 4, 'ftyp')) return []
  const box = head.toString('latin1', 8, head.readUInt32BE(0))
  return box.match(/.{4}/gs) ?? []
}
