import sharp from 'sharp'

/** Size of a picture the right way up, in pixels. */
export type Size = { width: number; height: number }

/** Why a scan cannot be printed, in words for whoever sent it. */
export class UnusableOriginal extends Error {}

const FORMATS = ['jpeg', 'png', 'tiff', 'webp', 'heif']
const SEND_ANOTHER = 'Send a JPEG, PNG, TIFF, WebP or AVIF.'

/** More than this, and the library that decodes it refuses. */
const MOST_PIXELS = 0x3fff ** 2

/**
 * Size of a scan, once all of its pixels have been decoded: the header of half a photograph looks
 * like that of a whole one.
 *
 * @throws {UnusableOriginal} where it is not a photograph, or not all of one.
 */
export async function examine(bytes: Buffer, file: string): Promise<Size> {
  const refuse = (message: string): never => {
    throw new UnusableOriginal(`uploads/${file} ${message}`)
  }
  if (bytes.length === 0) refuse('is empty. The upload did not finish: send it again.')

  const header = await sharp(bytes)
    .metadata()
    .catch(() => refuse(`is not a photograph that can be read. ${SEND_ANOTHER}`))
  const { width, height } = header.autoOrient

  if (header.compression === 'hevc') {
    refuse(
      'is a HEIC photograph, which cannot be read here. Send it as a JPEG ' +
        '(on an iPhone: Settings, Camera, Formats, Most Compatible).',
    )
  }
  if (header.format === 'svg') refuse(`is a drawing, not a photograph. ${SEND_ANOTHER}`)
  if (!FORMATS.includes(header.format)) {
    refuse(`is a ${header.format.toUpperCase()} file. ${SEND_ANOTHER}`)
  }
  if (width * height > MOST_PIXELS) {
    refuse(`is too large: ${width} × ${height} pixels. Send it at half the size.`)
  }

  // Decodes everything, and keeps little of it.
  await sharp(bytes)
    .resize({ width: 64 })
    .raw()
    .toBuffer()
    .catch(() => refuse('is damaged or incomplete. Send it again.'))
  return { width, height }
}
