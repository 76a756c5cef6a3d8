import path from 'node:path'

import sharp from 'sharp'

import type { Cache } from '../cache/cache.ts'
import type { Photograph } from '../photos/photograph.ts'
import { sha256 } from '../model/sha256.ts'
import { largestJpeg } from '../prints/print.ts'
import { card } from './card.ts'
import { lettering, type CardWords } from './lettering.ts'
import type { Drawings } from './look.ts'

/** A card that can be made. */
export type Card = {
  /** On the site, like `/uploads/card-home-0a1b2c3d.jpg`. Changes with everything that changes it. */
  address: string
  photograph: Photograph
  words: CardWords
}

/** How a card is made. Raise it with every change to what a card looks like besides its lettering. */
const RECIPE = 1

export function describeCard(
  page: string,
  drawings: Drawings,
  { photograph, words }: Omit<Card, 'address'>,
): Card {
  const { photo, focal } = photograph
  const { frame, underline } = drawings
  const print = largestJpeg(photo.full)
  const key = [RECIPE, print, focal, lettering(words), frame, underline, sharp.versions]
  const hash = sha256(JSON.stringify(key)).slice(0, 8)
  return { address: `/uploads/card-${page}-${hash}.jpg`, photograph, words }
}

/** A card as a file. `print` gives a print by its address. */
export function makeCard(
  { address, photograph: { photo, focal }, words }: Card,
  { cache, drawings, print }: CardSources,
): Promise<Uint8Array> {
  return cache.getOrMake(path.posix.basename(address), async () =>
    card({ print: (await print(largestJpeg(photo.full)))!, focal, words, drawings }),
  )
}

type CardSources = {
  cache: Cache
  drawings: Drawings
  print: (address: string) => Promise<Uint8Array | undefined>
}
