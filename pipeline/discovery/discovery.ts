import { readFile } from 'node:fs/promises'

import type { Content } from '../content/content.ts'
import type { Read } from '../content/read-content.ts'
import type { Rights } from '../model/rights.ts'
import type { Library } from '../photos/library.ts'
import type { Pictured } from '../photos/stylesheet.ts'
import { announce, openCards, type Card } from './cards.ts'
import { icons } from './icons.ts'
import { CARD, readDrawings, type Look } from './look.ts'
import { manifest } from './manifest.ts'
import { robots, sitemap } from './sitemap.ts'
import { archivo, besley } from './typefaces.ts'

/** The pages that are found and shared. */
export type PageName = keyof Content['sharing']['cards']

/** What search engines and networks are told of a page, beside its own words. */
export type Discovered = {
  /** The picture that stands for it where its link is shared, with its size in pixels. */
  card: { address: string; alt: string; width: number; height: number }
  /** The photographs on it, by address. */
  photographs: { address: string; rights: Rights }[]
}

export type DiscoveryOptions = {
  /** The path of each page. */
  routes: Record<PageName, string>
  look: Look
}

/** How a site is found and shared: what its pages say, and the files beside them. */
export type Discovery = Awaited<ReturnType<typeof openDiscovery>>

type Sources = {
  read: Read
  library: Library
  folders: { root: string; cache: string }
  warn: (message: string) => void
}

/**
 * What is told of the site. The addresses of cards are known at once, for the pages to name; the
 * cards themselves are made with the files. `warn` hears of words that a card cannot show.
 */
export async function openDiscovery(
  { routes, look }: DiscoveryOptions,
  { read: { content, pictured }, library, folders, warn }: Sources,
) {
  const { studio } = content.site
  const drawings = await readDrawings(look, folders.root)
  const pages = Object.keys(routes) as PageName[]
  const cards = new Map(pages.map((page, index) => [page, cardOf(page, index + 1)]))
  const photographs = new Map(pages.map((page) => [page, onPage(page)]))
  warnOfLetters(content, warn)

  function cardOf(page: PageName, number: number): Card {
    const { photograph, line } = content.sharing.cards[page]
    const onCard = pictured.get('sharing')!.find(({ photo }) => photo === photograph)!
    const stock = { name: photograph.film.name, hue: onCard.hue }
    const words = { name: studio.name, lines: [line, studio.city], stock, number }
    return announce(page, drawings, { pictured: onCard, words })
  }

  /** Each once. They become ready in no order, and a build is to give the same as the one before. */
  function onPage(page: PageName): Pictured[] {
    const each = new Map(pictured.get(page)?.map((one) => [one.photo.file, one]))
    return [...each].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one)
  }

  return {
    pages: Object.fromEntries(
      pages.map((page) => [page, discovered(cards.get(page)!, photographs.get(page)!)]),
    ) as Record<PageName, Discovered>,

    /** The files that belong to no page, by name. */
    async files(): Promise<Map<string, string | Uint8Array>> {
      const made = await openCards(folders.cache, drawings, library.print).all([...cards.values()])
      const entries = pages.map((page) => ({
        address: studio.url + routes[page],
        images: photographs.get(page)!.map(({ photo }) => studio.url + photo.file),
      }))

      return new Map<string, string | Uint8Array>([
        ['sitemap.xml', sitemap(entries)],
        ['robots.txt', robots(studio.url)],
        ['manifest.webmanifest', manifest({ ...content.sharing, name: studio.name })],
        ...(await icons(drawings.icon)),
        ...(await Promise.all(
          Array.from(
            made,
            async ([address, file]) => [address.slice(1), await readFile(file)] as const,
          ),
        )),
      ])
    },
  }
}

function discovered({ address, pictured }: Card, photographs: Pictured[]): Discovered {
  return {
    card: { address, alt: pictured.photo.alt, ...CARD },
    photographs: photographs.map(({ photo, rights }) => ({ address: photo.file, rights })),
  }
}

function warnOfLetters({ site: { studio }, sharing }: Content, warn: (message: string) => void) {
  const lines = [studio.city, ...Object.values(sharing.cards).map(({ line }) => line)]
  const missing = [besley.unknown(studio.name), archivo.unknown(lines.join(''))].flat()
  if (missing.length === 0) return

  warn(
    `The cards for sharing cannot show ${[...new Set(missing)].join(' ')}: their typefaces have ` +
      'Latin letters only. What is left of the words is shown.',
  )
}
