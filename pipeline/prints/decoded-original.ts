import sharp, { type Sharp } from 'sharp'

import type { Pixels } from 'avif-grain/pixels'
import { getOrCreate } from '../cache/cache.ts'
import { WIDEST_PRINT } from '../originals/scan-header.ts'
import { upright } from '../originals/upright.ts'
import type { PrintSet } from './print.ts'

/** An original, or a part of it, decoded once for all prints of a set. */
export type DecodedOriginal = Awaited<ReturnType<typeof decodeOriginal>>

export async function decodeOriginal({ original, crop, finish: { colors } }: PrintSet) {
  const picture = await upright(original.path, original.reading, colors)
  const { data, info } = await (crop ? picture.extract(crop) : picture)
    .resize({ width: WIDEST_PRINT, withoutEnlargement: true })
    // A file and not bare pixels, because only a file can carry the profile of wide colors.
    .tiff({ compression: 'none' })
    .toBuffer({ resolveWithObject: true })

  const resized = (width: number, options = {}) =>
    sharp(data, options).resize({ width, withoutEnlargement: true })
  const small = new Map<string, Promise<Pixels>>()
  const pixels = (width: number) =>
    getOrCreate(small, `${width}`, () => {
      return pixelsOf(resized(width, { ignoreIcc: true }), original.reading.gray)
    })

  return {
    /** In pixels, no more than the widest print. */
    width: info.width,

    /** The picture at a width, with the profile of its colors. */
    async at(width: number): Promise<Sharp> {
      if (colors === 'wide') return resized(width).keepIccProfile()
      const { data: bare, ...raw } = await pixels(width)
      return sharp(bare, { raw })
    },

    /** Its pixels at a width, made once, as the numbers they are in that profile. */
    pixels,
  }
}

/** Decodes a print as a browser would, grain included. */
export function decodePrint(print: Buffer, isGray: boolean): Promise<Pixels> {
  return pixelsOf(sharp(print, { ignoreIcc: true }), isGray)
}

/** Of a gray picture, all channels are the same, and one is enough. */
async function pixelsOf(picture: Sharp, isGray: boolean): Promise<Pixels> {
  const channels = isGray ? picture.extractChannel(0).toColourspace('b-w') : picture.removeAlpha()
  const { data, info } = await channels.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels as 1 | 3 }
}
