import sharp, { type Sharp } from 'sharp'

import { colorProfile } from './color-profile.ts'
import type { Reading } from './reading.ts'

/**
 * An unusual scan as a plain TIFF, which the decoder understands as it is meant: upright, without the
 * channels that are left out, and with a profile of the colors that were stated in another way.
 */
export async function restate(
  input: string | Buffer,
  { open, spare, stated, gray }: Reading,
): Promise<Buffer> {
  const { space, depth, icc } = await sharp(input, open).metadata()
  const unchanged = (picture: Sharp) => picture.pipelineColourspace(space).toColourspace(space)
  const whole = unchanged(sharp(input, open).autoOrient())

  if (spare?.alpha !== undefined) {
    const { data, info } = await whole.raw({ depth }).toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const samples =
      depth === 'ushort' ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data
    const kept = samples.filter((_, at) => at % channels < 3 || at % channels === spare.alpha)
    const plain = unchanged(sharp(kept, { raw: { width, height, channels: 4 } })).tiff(BARE)
    const profile = stated ? colorProfile(stated, gray) : icc
    return profile ? withProfile(await plain.toBuffer(), profile) : plain.toBuffer()
  }
  const plain = (spare ? whole.removeAlpha() : whole).keepIccProfile().tiff(BARE)
  return stated ? withProfile(await plain.toBuffer(), colorProfile(stated, gray)) : plain.toBuffer()
}

const BARE = { compression: 'none' } as const

/** A tag of TIFF: the profile, by ICC.1. */
const PROFILE = 34675
const UNDEFINED = 7

/** A TIFF just written by the decoder, with a second directory in place of its first. */
function withProfile(tiff: Buffer, profile: Buffer): Buffer {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const uint = (size: number, value: number) => {
    const bytes = Buffer.alloc(size)
    if (isLittle) bytes.writeUIntLE(value, 0, size)
    else bytes.writeUIntBE(value, 0, size)
    return bytes
  }
  const read = (at: number, size: number) =>
    isLittle ? tiff.readUIntLE(at, size) : tiff.readUIntBE(at, size)

  const old = read(4, 4)
  const count = read(old, 2)
  const rows = tiff.subarray(old + 2, old + 2 + count * 12)
  const padding = Buffer.alloc(tiff.length % 2)
  const directory = tiff.length + padding.length
  const behind = directory + 2 + rows.length + 12 + 4
  uint(4, directory).copy(tiff, 4)
  return Buffer.concat([
    tiff,
    padding,
    uint(2, count + 1),
    rows,
    uint(2, PROFILE),
    uint(2, UNDEFINED),
    uint(4, profile.length),
    uint(4, behind),
    uint(4, 0),
    profile,
  ])
}
