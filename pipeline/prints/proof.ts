import type { Pixels } from 'avif-grain/pixels'
import { withRights } from './rights.ts'
import { decodePrint, type DecodedOriginal } from './decoded-original.ts'
import type { PrintSet } from './print.ts'
import { avif, jpeg } from './recipe.ts'

/** An AVIF as its encoder makes it, and how the picture looked before and after. */
export type Proof = { print: Buffer; before: Pixels; after: Pixels }

export async function proofAvif(
  set: PrintSet,
  original: DecodedOriginal,
  width: number,
  quality: number,
): Promise<Proof> {
  const print = await encodeAvif(set, original, width, quality)
  const after = await decodePrint(print, set.original.reading.gray)
  return { print, before: await original.pixels(width), after }
}

export async function encodeAvif(
  set: PrintSet,
  original: DecodedOriginal,
  width: number,
  quality: number,
): Promise<Buffer> {
  return avif(await signed(set, original, width), width, quality).toBuffer()
}

export async function encodeJpeg(
  set: PrintSet,
  original: DecodedOriginal,
  width: number,
): Promise<Buffer> {
  return jpeg(await signed(set, original, width)).toBuffer()
}

async function signed({ finish }: PrintSet, original: DecodedOriginal, width: number) {
  return withRights(await original.at(width), finish.rights, width, finish.colors)
}
