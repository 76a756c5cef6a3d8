import type { Language } from '../model/language.ts'
import type { Colors } from '../look/colors.ts'

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
    `<loc>${escaped(address)}</loc>`,
    ...images.map((image) => `<image:image><image:loc>${escaped(image)}</image:loc></image:image>`),
    '</url>',
  ].join('\n')
}

function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
