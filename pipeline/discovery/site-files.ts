import sharp from 'sharp'

import type { Language } from '../model/language.ts'
import type { Colors } from '../look/colors.ts'
import { xmlText } from '../prints/rights.ts'

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
    ...pages.map(page),
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

function page({ address, images }: SitemapPage): string {
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
