import sharp, { type Raw } from 'sharp'

import { type GrainCurve, measureGrain } from 'avif-grain/measure'

import type { Placeholder, Size, Reading } from '../model/photo.ts'
import { refuse } from '../model/plain-error.ts'
import { readHeader, UNREADABLE } from './scan-header.ts'
import { upright } from './upright.ts'

/** The facts of a scan that is a whole photograph. */
export type Examined = Size & {
  reading: Reading
  /** The format that its bytes show, whatever the ending of its name. */
  format: string
  /** Why the photograph may not look as its owner expects. Each continues a sentence that begins with its name. */
  warnings: string[]
  placeholder: Placeholder
  /** The grain, to compare with scans on the same film. It is measured at `GRAIN_EDGE`, or smaller if the scan is. */
  grain: GrainCurve
}

/** Long edge in pixels at which the grain of frames is compared. */
const GRAIN_EDGE = 1080

/**
 * Finds the facts of a scan. All of its pixels are decoded, because the header of half a photograph looks like that of
 * a whole one. `file` is the scan's name in uploads/, for messages.
 *
 * @throws {UnusableOriginal} where the scan is no photograph, or not a whole one.
 */
export async function examine(path: string, file: string): Promise<Examined> {
  const { autoOrient, format, reading, warnings } = await readHeader(path, file)
  const { data, info } = await small(path, reading).catch(() =>
    refuse(file, format === 'tiff' ? UNREADABLE : 'is damaged or incomplete. Send it again.'),
  )
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    reading,
    format,
    warnings,
    placeholder: await placeholder(data, info),
    grain: measureGrain({ ...info, channels: info.channels as 1 | 3, data }),
  }
}

/** Decodes the whole scan, and returns it small. */
async function small(path: string, reading: Reading) {
  const picture = await upright(path, reading, 'srgb')
  return picture
    .resize({ width: GRAIN_EDGE, height: GRAIN_EDGE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Long edge of the thumbnail, in pixels. */
const LONG_EDGE = 16

/** The placeholder of a photograph, from its pixels in sRGB, the right way up. */
async function placeholder(pixels: Buffer, raw: Raw): Promise<Placeholder> {
  const picture = () => sharp(pixels, { raw })
  const color = await picture().resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer()
  const thumbnail = await picture()
    .resize(LONG_EDGE, LONG_EDGE, { fit: 'inside' })
    .webp({ quality: 20, effort: 6 })
    .toBuffer()

  return {
    color: `#${color.subarray(0, 3).toString('hex')}`,
    thumbnail: thumbnail.toString('base64'),
  }
}
