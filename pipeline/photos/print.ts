import { createHash } from 'node:crypto'

import sharp from 'sharp'

import type { Focal } from './focal.ts'
import { FULL_LADDER, jpegRungs, rungs, TALL_LADDER } from './ladder.ts'
import type { Original } from './original.ts'
import type { Prints } from './photo.ts'
import { ENDINGS, RECIPE, type Format } from './recipe.ts'
import { tallCrop, type Crop } from './tall-crop.ts'

/** A print that can be made: one width and format of an original, or of a part of it. */
export type Print = {
  /** On the site, like `/uploads/veil-736-0a1b2c3d.avif`. Changes with all that changes it. */
  address: string
  original: string
  /** Left out for the whole frame. */
  crop?: Crop
  /** In pixels. */
  width: number
  format: Format
}

/** The prints of one crop: how a page asks for them, and what has to be made. */
export type PrintRun = {
  shown: Prints
  /** Address of the largest JPEG. */
  largest: string
  prints: Print[]
}

/** Prints of the whole frame. */
export function fullRun(original: Original, name: string): PrintRun {
  return run({ name, seed: original.hash, original, size: original, ladder: FULL_LADDER })
}

/** Prints of the portrait part around the focal point. */
export function tallRun(original: Original, name: string, focal: Focal): PrintRun {
  const crop = tallCrop(original, focal)
  const seed = `${original.hash} ${focal.x} ${focal.y}`
  return run({ name: `${name}-tall`, seed, original, size: crop, crop, ladder: TALL_LADDER })
}

type Options = {
  name: string
  seed: string
  original: Original
  size: { width: number; height: number }
  crop?: Crop
  ladder: number[]
}

function run({ name, seed, original, size, crop, ladder }: Options): PrintRun {
  const hash = shortHash(`${seed} ${RECIPE} ${sharp.versions.sharp}`)
  const widths = rungs(ladder, size.width)
  const print = (format: Format) => (width: number) => ({
    address: `/uploads/${name}-${width}-${hash}.${ENDINGS[format]}`,
    original: original.path,
    crop,
    width,
    format,
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

function shortHash(seed: string): string {
  return createHash('sha256').update(seed).digest('hex').slice(0, 8)
}
