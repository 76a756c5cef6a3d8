import sharp from 'sharp'

import { type GrainCurve, grainFactors } from 'avif-grain/measure'

import type { Cut, Focal, Prints, PrintSettings, Rights, Size } from '../model/photo.ts'
import { sha256 } from '../model/sha256.ts'
import type { Original } from '../originals/original.ts'
import { cropAround, type Crop, jpegWidths, PRINT_WIDTHS, widthsWithin } from './sizes.ts'

/**
 * Raise this number with every change that gives the same scan another print: in `renderer.ts`, in how a scan is
 * decoded (`originals/upright.ts`, and the `reading` that it goes by), in how rights are written, or in
 * packages/avif-grain. The number is part of every print's address, and browsers keep prints for a year. Widths, crops
 * and the amount of grain (`rollProfile`, `grainFactors`) are part of the address by themselves. What `measureGrain`
 * finds decides the quality, too, which is not.
 */
const PRINT_VERSION = 7

/** The versions of our code and of the encoders. With the scan, they decide what a print looks like. */
const MADE_BY = `${PRINT_VERSION} ${JSON.stringify(sharp.versions)}`

/** A print that can be made: one width and format of an original, or of a part of it. */
export type Print = {
  /** Address on the site, like `/uploads/veil-736-0a1b2c3d.avif`. A print that looks different has another address. */
  address: string
  /** In pixels. */
  width: number
  format: 'avif' | 'jpg'
  /** The set that the print belongs to. */
  set: PrintSet
}

/** The prints of one crop: how a page asks for them, and what has to be made. */
export type PrintSet = {
  shown: Prints
  original: Original
  /** Left out for the whole frame. */
  crop?: Crop
  cut: Cut
  finish: Finish
  /** The seed of the grain's random numbers, different for every picture. */
  seed: number
}

/** Everything that is done to a picture to make a print of it, except resizing. */
type Finish = {
  colors: PrintSettings['colors']
  /** The share of grain that is kept in each of 16 bands, black to white: 0 to 1. */
  grain: number[] | 'off'
  /** The rights that every print states. */
  rights: Rights
}

/** Width ÷ height of a slide that fills a phone held upright, less the bars around it. */
const TALL = 7 / 10

/** The finish of a scan's prints. `roll` is the grain of all scans on the same film. */
export function finishOf(
  scan: { grain: GrainCurve },
  roll: GrainCurve | undefined,
  { colors, grain, rights }: PrintSettings,
): Finish {
  return {
    colors,
    grain: grain === 'off' ? 'off' : grainFactors(scan.grain, roll),
    rights,
  }
}

/** Prints of the whole frame or, where it is cut tall, of the portrait part around its focal point. */
export function printSet(
  original: Original,
  { name, focal }: { name: string; focal: Focal },
  finish: Finish,
  cut: Cut,
): PrintSet {
  const crop = cut === 'tall' ? cropAround(original, TALL, focal) : undefined
  const size: Size = crop ?? original
  const { rights, ...look } = finish
  const digest = sha256(JSON.stringify([original.hash, crop, look, MADE_BY]))
  const hash = sha256(`${digest} ${JSON.stringify(rights)}`).slice(0, 8)

  const avif = widthsWithin(PRINT_WIDTHS[cut], size.width)
  const width = Math.max(...avif)
  const height = Math.round((width * size.height) / size.width)
  const address = `/uploads/${name}${cut === 'whole' ? '' : `-${cut}`}-{width}-${hash}.{format}`
  // The seed does not depend on rights, so other rights leave the grain as it is. From 0, AV1 makes no noise (7.18.3.2).
  const seed = Number.parseInt(digest.slice(0, 4), 16) || 1
  return {
    shown: { width, height, address, avif, jpg: cut === 'frame' ? avif : jpegWidths(avif) },
    original,
    crop,
    cut,
    finish,
    seed,
  }
}

/** Every print of a set. The JPEGs are second: they are made while the AVIFs wait for the set's trial print. */
export function printsOf(set: PrintSet): Print[] {
  const of = (format: Print['format']) =>
    set.shown[format].map((width): Print => {
      return { address: printAddress(set.shown, width, format), width, format, set }
    })
  const [first, ...others] = of('avif')
  return [first!, ...of('jpg'), ...others]
}

/** Address of the largest JPEG, for visitors who save the photograph as a file. */
export function largestJpeg(prints: Prints): string {
  return printAddress(prints, Math.max(...prints.jpg), 'jpg')
}

function printAddress({ address }: Prints, width: number, format: Print['format']): string {
  return address.replace('{width}', String(width)).replace('{format}', format)
}
