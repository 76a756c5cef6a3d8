import { createHash } from 'node:crypto'
import path from 'node:path'

import sharp from 'sharp'

import { openPrintCache } from '../prints/print-cache.ts'
import type { Pictured } from '../photos/stylesheet.ts'
import { card } from './card.ts'
import type { CardWords } from './lettering.ts'
import type { Drawings } from './look.ts'

/** A card that can be made. */
export type Card = {
  /** On the site, like `/uploads/card-home-0a1b2c3d.jpg`. Changes with all that changes it. */
  address: string
  pictured: Pictured
  words: CardWords
}

/** How a card is made. Raise it with every change to what a card looks like. */
const RECIPE = 1

/** Announces a page's card. It is made when it is asked for. */
export function announce(
  page: string,
  drawings: Drawings,
  { pictured, words }: Omit<Card, 'address'>,
): Card {
  const { photo, focal } = pictured
  const key = [RECIPE, photo.file, focal, words, drawings.frame, drawings.underline, sharp.versions]
  const hash = createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 8)
  return { address: `/uploads/card-${page}-${hash}.jpg`, pictured, words }
}

/** Where cards are made, and kept for the next build. `print` gives the file of a print. */
export function openCards(
  cache: string,
  drawings: Drawings,
  print: (address: string) => Promise<string | undefined>,
) {
  const kept = openPrintCache(path.join(cache, 'cards'))

  async function make({ address, pictured: { photo, focal }, words }: Card): Promise<void> {
    const file = await print(photo.file)
    if (file) await kept.keep(address, await card({ print: file, focal, words, drawings }))
  }

  return {
    /** The file of each card, by its address. */
    async all(cards: Card[]): Promise<Map<string, string>> {
      await kept.use(cards.map(({ address }) => address))
      await Promise.all(cards.filter(({ address }) => !kept.has(address)).map(make))
      await kept.prune()
      return new Map(cards.map(({ address }) => [address, kept.pathOf(address)]))
    },
  }
}
