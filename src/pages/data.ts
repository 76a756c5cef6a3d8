import * as content from 'virtual:content'

import type { Photo } from '#pipeline/model/photo.ts'
import { featuredSizes } from '#src/features/featured-work/featured-sizes.ts'
import { slideSizes } from '#src/features/slideshow/slide-sizes.ts'
import type { Route } from '#src/routes.ts'
import type { PageData } from '#src/site/page-data.ts'

const { site, home, portfolio, about, contact, booking, notFound, serviceArea } = content
const slide = home.slideshow.slides[0]?.image
const { rows } = portfolio.featuredWork
const featured = rows.flat()[0]?.src
const { portrait } = about.introduction

/** What each page shows, by the name of its folder. */
export const pages: Record<string, PageData> = {
  home: page('home', home, { first: slide && { photo: slide, ...slideSizes(slide) } }),
  portfolio: page('portfolio', portfolio, {
    first: featured && { photo: featured, sizes: featuredSizes(rows)[0] ?? '100vw' },
  }),
  about: page('about', about, { first: { photo: portrait, sizes: portraitSizes(portrait) } }),
  contact: page('contact', contact, { serviceArea }),
  booking: page('booking', booking),
  'not-found': page(undefined, notFound),
}

function page<Words, More>(route: Route | undefined, words: Words, more?: More) {
  return { route, site, words, ...more }
}

/**
 * `sizes` of the portrait: half the window and most of its height on wide screens, two fifths on a
 * phone in landscape, and the window's width on narrow screens.
 */
function portraitSizes({ full: { width, height } }: Photo): string {
  const ratio = (width / height).toFixed(3)
  const wide = `max(46vw, clamp(28.75rem, 100vh - 11.25rem, 70rem) * ${ratio})`

  return `(min-width: 64em) ${wide}, (min-width: 44em) and (max-height: 32em) 39vw, calc(100vw - 14px)`
}
