import { readFile } from 'node:fs/promises'

import sharp, { type Raw } from 'sharp'

import type { GrainCurve } from 'avif-grain/measure'
import { measureGrain } from 'avif-grain/measure'
import type { Placeholder, Rights, Size } from '../model/photo.ts'
import { mendJpeg } from './jpeg-segments.ts'
import { LINEAR, looksLinear } from './linear-scan.ts'
import { readRights } from './read-rights.ts'
import { metadataWarnings } from './read-tags.ts'
import type { Reading } from './reading.ts'
import { readHeader, type ScanHeader } from './scan-header.ts'
import { refuse } from './unusable-original.ts'
import { upright } from './upright.ts'

/** What is found in a scan that is a whole photograph. */
export type Findings = Size & {
  reading: Reading
  /** By its bytes, whatever the ending of its name. */
  format: string
  /** Why it may not look as its owner expects. Each continues a sentence that begins with its name. */
  warnings: string[]
  /** From its own metadata. */
  rights: Rights
  placeholder: Placeholder
  /** Measured at `GRAIN_EDGE`, or smaller if it is, to compare with others on the same film. */
  grain: GrainCurve
}

/** Long edge in pixels at which the grain of frames is compared. */
const GRAIN_EDGE = 1080

/**
 * What is in a scan, once all of its pixels have been decoded: the header of half a photograph looks
 * like that of a whole one. `file` is its name in uploads/, for messages.
 *
 * @throws {UnusableOriginal} where it is not a photograph, or not all of one.
 */
export async function examine(path: string, file: string): Promise<Findings> {
  const header = await readHeader(path, file)
  const { data, info } = await glance(path, header).catch(() =>
    refuse(file, 'is damaged or incomplete. Send it again.'),
  )

  const pixels = { ...info, channels: info.channels as 1 | 3, data }
  const grain = measureGrain(pixels)
  const { profiled, stated } = header.reading
  const isTold = header.depth !== 'ushort' || profiled || stated !== undefined
  const isLinear = !isTold && looksLinear(pixels, grain)

  return {
    width: header.autoOrient.width,
    height: header.autoOrient.height,
    reading: header.reading,
    format: header.format,
    warnings: [...header.warnings, ...metadataWarnings(header), ...(isLinear ? [LINEAR] : [])],
    rights: await readRights(path, header),
    placeholder: await placeholder(data, info),
    grain,
  }
}

/** Decodes the whole scan, and returns it small. */
async function glance(path: string, { format, reading }: ScanHeader) {
  if (format !== 'jpeg') return small(path, reading)

  const open = { ...reading.open, failOn: 'warning' as const }
  const strict = (input: string | Buffer) => small(input, { ...reading, open })
  return strict(path).catch(async () => {
    const jpeg = await readFile(path)
    return strict(mendJpeg(jpeg)).catch(() => strict(mendJpeg(jpeg, true)))
  })
}

async function small(input: string | Buffer, reading: Reading) {
  const picture = await upright(input, reading, 'srgb')
  return picture
    .resize({ width: GRAIN_EDGE, height: GRAIN_EDGE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Long edge of the thumbnail, in pixels. */
const LONG_EDGE = 16

/** Of pixels in sRGB, the right way up. */
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
