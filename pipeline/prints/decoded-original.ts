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
  const { data, info } = await toFile(
    (crop ? picture.extract(crop) : picture).resize({
      width: WIDEST_PRINT,
      withoutEnlargement: true,
    }),
  )
  const files = new Map<string, Promise<Buffer>>()

  /** Made small once, for all that is made of that width. */
  function resized(width: number): Promise<Buffer> {
    return getOrCreate(files, `${width}`, async () => {
      const small = sharp(data).resize({ width, withoutEnlargement: true }).keepIccProfile()
      return (await toFile(small)).data
    })
  }

  return {
    /** In pixels, no more than the widest print. */
    width: info.width,
    /** The picture at a width, with the profile of its colors. */
    at: async (width: number) => sharp(await resized(width)).keepIccProfile(),
    /** Its pixels at a width, as the numbers they are in that profile. */
    pixels: async (width: number) => pixelsOf(sharp(await resized(width), { ignoreIcc: true })),
  }
}

/** A file and not bare pixels, because only a file can carry the profile of wide colors. */
function toFile(picture: Sharp) {
  return picture.tiff({ compression: 'none' }).toBuffer({ resolveWithObject: true })
}

/** Decodes a print as a browser would, grain included. */
export function decodePrint(print: Buffer): Promise<Pixels> {
  return pixelsOf(sharp(print, { ignoreIcc: true }))
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels as 1 | 3 }
}
