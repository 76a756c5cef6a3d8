/**
 * Every word of the site. Only for `src/pages/data.ts` and the head of pages: it must not reach the
 * browser whole.
 */
declare module 'virtual:content' {
  import type { Content } from '#pipeline/content/content.ts'
  import type { Discovery } from '#pipeline/discovery/discovery.ts'

  export const site: Content['site']
  export const look: Content['look']
  export const pages: Content['pages']
  export const notFound: Content['notFound']
  export const serviceArea: Content['serviceArea']
  export const offers: Content['offers']
  export const priceRange: Content['priceRange']
  export const discovery: Discovery['pages']
}

/** Ratio, focal point and film hue of the photographs on one page, a class for each. */
declare module 'virtual:photographs/*.css'

/** What the studio's look changes of the demo's. */
declare module 'virtual:look.css'

/** The typefaces of every page (`site`), and of the page that quotes (`quote`). */
declare module 'virtual:typefaces/*.css'
