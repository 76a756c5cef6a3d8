import path from 'node:path'

import sharp from 'sharp'

import { openCache } from '../cache/cache.ts'
import type { Rights } from '../model/photo.ts'
import { largestJpeg } from '../prints/print.ts'
import type { Site } from '../reading/read-site.ts'
import { describeCard, drawCard, type CardWords } from './card.tsx'
import { CARD, openCardLook } from './card-look.ts'
import { ROUTES, routes, type Route } from '../content/pages.ts'
import { charactersIn, nearest, type Faces } from '../typefaces/typefaces.ts'
import type { Language } from '../model/language.ts'
import type { Colors } from '../look/colors.ts'
import { xmlText } from '../prints/rights.ts'

/** What search engines and social networks learn about a page. */
export type Discovered = {
  /** The picture shown where its link is shared, with its size in pixels. */
  card: { address: string; alt: string; width: number; height: number }
  /** The photographs on it, by address. */
  photographs: { address: string; rights: Rights }[]
}

/** How a site is found and shared: what its pages say, and files of its own. */
export type Discovery = Awaited<ReturnType<typeof openDiscovery>>

type Sources = {
  site: Site
  folders: { cache: string }
  /** Called with words that a card cannot show. */
  warn: (message: string) => void
}

/**
 * Prepares what search engines and social networks learn. The addresses of cards are known at once,
 * for the pages to name; the cards themselves are made with the files.
 */
export async function openDiscovery({ site, folders, warn }: Sources) {
  const { content, sharing, photographs, library, faces } = site
  const { studio, language } = content.site
  const { direction } = language
  const written = ROUTES.map(wordsOf)
  const letters = JSON.stringify(written)
  const look = await openCardLook(content.look, faces, letters)
  const words = showable(written, faces, warn)
  const cards = await Promise.all(
    ROUTES.map((page, index) => {
      const photograph = photographs.of(sharing.cards[page].photograph)
      return describeCard(page, photograph, words[index]!, look)
    }),
  )

  function wordsOf(page: Route, index: number): CardWords {
    const { photograph, line } = sharing.cards[page]
    const { photo, hue } = photographs.of(photograph)
    const stock = photo.film && { name: photo.film.name.toUpperCase(), hue: hue! }
    return {
      name: studio.name,
      lines: [line ?? [], studio.city].flat(),
      stock,
      number: index + 1,
      direction,
    }
  }

  const found = ROUTES.map((page, index): [Route, Discovered] => {
    const { address, photograph } = cards[index]!
    const onPage = photographs.in(page).map(({ photo, rights }) => {
      return { address: largestJpeg(photo.full), rights }
    })
    return [page, { card: { address, alt: photograph.photo.alt, ...CARD }, photographs: onPage }]
  })

  return {
    pages: Object.fromEntries(found) as Record<Route, Discovered>,

    /** The files that belong to no page, by name. */
    async files(): Promise<Map<string, string | Uint8Array>> {
      const cache = openCache(path.join(folders.cache, 'cards'), warn)
      const made = await Promise.all(
        cards.map(async (card) => {
          const file = await cache.getOrMake(path.posix.basename(card.address), async () => {
            const print = await library.print(largestJpeg(card.photograph.photo.full))
            return drawCard(card, print!, look)
          })
          return [card.address.slice(1), file] as const
        }),
      )
      await cache.prune()

      const entries = found.map(([page, onPage]) => ({
        address: studio.url + routes[page],
        images: onPage.photographs.map(({ address }) => studio.url + address),
      }))
      return new Map<string, string | Uint8Array>([
        ['sitemap.xml', sitemap(entries)],
        ['robots.txt', robots(studio.url)],
        [
          'manifest.webmanifest',
          manifest({
            ...sharing,
            name: studio.name,
            colors: look.colors,
            language,
          }),
        ],
        ...(await icons(look.icon, look.colors.film)),
        ...made,
      ])
    },
  }
}

/** The words of all cards without the characters that no font has, of which it warns: they would be empty boxes. */
function showable(all: CardWords[], faces: Faces, warn: (message: string) => void): CardWords[] {
  const fonts = [nearest(faces.text, 800)!, nearest(faces.labels, 600)!]
  const known = new Set(fonts.flatMap((font) => [...charactersIn(font)]))
  const unknown = new Set<string>()
  const shown = (text: string) => {
    const letters = Array.from(text.normalize('NFC'), (letter) => {
      if (known.has(letter.codePointAt(0)!)) return letter
      unknown.add(letter)
      return ''
    })
    return letters.join('').replace(/\s+/g, ' ').trim()
  }
  const words = all.map(({ name, lines, stock, ...others }) => ({
    ...others,
    name: shown(name),
    lines: lines.map(shown).filter(Boolean),
    stock: stock && { ...stock, name: shown(stock.name) },
  }))
  if (unknown.size > 0) {
    warn(
      `The cards for sharing cannot show ${[...unknown].join(' ')}: their typefaces do not have ` +
        'them. What is left of the words is shown.',
    )
  }
  return words
}

/** A page as the sitemap names it. Addresses are complete. */
type SitemapPage = {
  address: string
  images: string[]
}

/**
 * The sitemap (sitemaps.org), with the photographs on each page. When a page changed last is left
 * out: a build does not know, and search engines stop listening where it is not true.
 */
export function sitemap(pages: SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...pages.map(sitemapEntry),
    '</urlset>',
    '',
  ].join('\n')
}

/** Lets every crawler in, and says where the sitemap is. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}

type ManifestFacts = { name: string; shortName?: string; colors: Colors; language: Language }

/** The web app manifest: name and icons. The site opens in the browser, which shows its address. */
export function manifest({ name, shortName, colors, language }: ManifestFacts): string {
  return JSON.stringify({
    name,
    short_name: shortName,
    lang: language.tag,
    dir: language.direction,
    id: '/',
    start_url: '/',
    display: 'browser',
    theme_color: colors.film,
    background_color: colors.table,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}

function sitemapEntry({ address, images }: SitemapPage): string {
  return [
    '<url>',
    `<loc>${xmlText(address)}</loc>`,
    ...images.map((image) => `<image:image><image:loc>${xmlText(image)}</image:loc></image:image>`),
    '</url>',
  ].join('\n')
}

/**
 * No launcher cuts into a circle of four fifths of an icon (W3C manifest). The corners of the frame
 * are 34 of 64 from the middle of the drawing, so this is as large as it can be.
 */
const MASKABLE = 0.75

/** Every icon, by file name. `film` is the color around the drawing. */
export async function icons(drawing: Buffer, film: string): Promise<Map<string, Uint8Array>> {
  return new Map<string, Uint8Array>([
    ['favicon.svg', drawing],
    // Browsers look at what is in it, and not at the name.
    ['favicon.ico', await drawn(drawing, 32)],
    ['apple-touch-icon.png', await drawn(drawing, 180)],
    ['icon-192.png', await drawn(drawing, 192)],
    ['icon-512.png', await drawn(drawing, 512)],
    ['icon-maskable-512.png', await withRoom(drawing, 512, film)],
  ])
}

/** The drawing with more film around it, for launchers that cut icons into shapes of their own. */
async function withRoom(drawing: Buffer, size: number, film: string): Promise<Buffer> {
  const inner = Math.round(size * MASKABLE)
  const start = Math.floor((size - inner) / 2)
  const end = size - inner - start
  const around = { top: start, left: start, bottom: end, right: end }

  return sharp(await drawn(drawing, inner))
    .extend({ ...around, background: film })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function drawn(drawing: Buffer, size: number): Promise<Buffer> {
  return sharp(drawing, { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
}
