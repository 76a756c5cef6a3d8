import sharp from 'sharp'

import { measureGrain } from '../grain/measure.ts'
import type { GrainCurve } from '../grain/curve.ts'
import { placeholder, type Placeholder } from './placeholder.ts'
import type { Rights } from './rights.ts'

/** What is found in a scan that is a whole photograph. */
export type Findings = Size & {
  /** In words for whoever sent it: it can be printed, but not as well as it should. */
  warnings: string[]
  /** As its own metadata states them. */
  rights: Rights
  placeholder: Placeholder
  /** Of the frame at `GRAIN_EDGE`, to compare with others on the same film. */
  grain: GrainCurve
}

/** Size of a picture the right way up, in pixels. */
export type Size = { width: number; height: number }

/** Why a scan cannot be printed, in words for whoever sent it. */
export class UnusableOriginal extends Error {}

const FORMATS = ['jpeg', 'png', 'tiff', 'webp', 'heif']
const SEND_ANOTHER = 'Send a JPEG, PNG, TIFF, WebP or AVIF.'

/** Long edge in pixels at which the grain of frames is compared. */
const GRAIN_EDGE = 1080

/** More than this, and the library that decodes it refuses. */
const MOST_PIXELS = 0x3fff ** 2

/**
 * What is in a scan, once all of its pixels have been decoded: the header of half a photograph looks
 * like that of a whole one.
 *
 * @throws {UnusableOriginal} where it is not a photograph, or not all of one.
 */
export async function examine(bytes: Buffer, file: string): Promise<Findings> {
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
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: GRAIN_EDGE, height: GRAIN_EDGE, fit: 'inside', withoutEnlargement: true })
    .withIccProfile('srgb', { attach: false })
    .toColourspace('srgb')
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuse('is damaged or incomplete. Send it again.'))

  return {
    width,
    height,
    warnings: [],
    rights: {},
    placeholder: await placeholder(data, info),
    grain: measureGrain({ ...info, channels: info.channels as 1 | 3, data }),
  }
}
