import { createHash } from 'node:crypto'

import type { Original } from '../originals/original.ts'
import type { Focal } from '../model/focal.ts'
import type { Prints } from '../model/photo.ts'
import type { Finish } from './finish.ts'
import { FULL_LADDER, jpegRungs, rungs, TALL_LADDER } from './ladder.ts'
import { ENDINGS, RECIPE_KEY, type Format } from './recipe.ts'
import { tallCrop, type Crop } from './tall-crop.ts'

/** A print that can be made: one width and format of an original, or of a part of it. */
export type Print = {
  /** On the site, like `/uploads/veil-736-0a1b2c3d.avif`. Changes with all that changes it. */
  address: string
  original: Original
  /** Left out for the whole frame. */
  crop?: Crop
  /** In pixels. */
  width: number
  format: Format
  finish: Finish
  /** Starts the random numbers of its grain: another picture's grain lies otherwise. */
  seed: number
}

/** The prints of one crop: how a page asks for them, and what has to be made. */
export type PrintRun = {
  shown: Prints
  /** Address of the largest JPEG. */
  largest: string
  prints: Print[]
}

/** Prints of the whole frame. */
export function fullRun(original: Original, name: string, finish: Finish): PrintRun {
  return run({ name, original, finish, size: original, ladder: FULL_LADDER })
}

/** Prints of the portrait part around the focal point. */
export function tallRun(original: Original, name: string, finish: Finish, focal: Focal): PrintRun {
  const crop = tallCrop(original, focal)
  return run({ name: `${name}-tall`, original, finish, size: crop, crop, ladder: TALL_LADDER })
}

type Options = {
  name: string
  original: Original
  finish: Finish
  size: { width: number; height: number }
  crop?: Crop
  ladder: number[]
}

function run({ name, original, finish, size, crop, ladder }: Options): PrintRun {
  const { rights, ...look } = finish
  const digest = sha256(JSON.stringify([original.hash, crop, look, RECIPE_KEY]))
  const hash = sha256(`${digest.toString('hex')} ${JSON.stringify(rights)}`)
    .toString('hex')
    .slice(0, 8)
  // Other rights change the address, and leave the grain where it is.
  const seed = digest.readUInt16BE()

  const widths = rungs(ladder, size.width)
  const print = (format: Format) => (width: number) => ({
    address: `/uploads/${name}-${width}-${hash}.${ENDINGS[format]}`,
    original,
    crop,
    width,
    format,
    finish,
    seed,
  })
  const avif = widths.map(print('avif'))
  const jpeg = jpegRungs(widths).map(print('jpeg'))

  const width = Math.max(...widths)
  return {
    shown: {
      width,
      height: Math.round((width * size.height) / size.width),
      avif: srcset(avif),
      jpeg: srcset(jpeg),
      src: jpeg[0]!.address,
    },
    largest: jpeg.at(-1)!.address,
    prints: [...avif, ...jpeg],
  }
}

function srcset(prints: Print[]): string {
  return prints.map(({ address, width }) => `${address} ${width}w`).join(', ')
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
