import { notFound, pages as words, serviceArea, site } from 'virtual:content'

import { forEachPage, type Route } from '#pipeline/content/pages.ts'
import type { Photo } from '#pipeline/model/photo.ts'
import { slideSizes } from '#src/features/slideshow/slideshow.tsx'
import type { PageData } from '#src/site/page-data.ts'
import { sizesInRow } from '#src/ui/picture.tsx'

const slide = words.home.slideshow.slides[0]
const [row = []] = words.portfolio.featuredWork.rows
const featured = row[0]?.src
const { portrait } = words.about.introduction

/** What some pages show besides their words. */
const MORE: { [Page in Route]?: object } = {
  home: { first: slide && { photo: slide.image, ...slideSizes(slide) } },
  portfolio: { first: featured && { photo: featured, sizes: sizesInRow(featured, row) } },
  about: { first: { photo: portrait, sizes: portraitSizes(portrait) } },
  contact: { serviceArea },
}

/** What each page shows, by the name of its folder. */
export const pages: Record<string, PageData> = {
  ...forEachPage((route) => ({ route, site, words: words[route], ...MORE[route] })),
  'not-found': { site, words: notFound },
}

/**
 * `sizes` of the portrait: half the window and most of its height on wide screens, two fifths on a
 * phone in landscape, and the window's width on narrow screens.
 */
function portraitSizes({ full: { width, height } }: Photo): string {
  const ratio = (width / height).toFixed(3)
  const wide = `max(46vw, clamp(28.75rem, 100vh - 11.25rem, 70rem) * ${ratio})`

  return `(min-width: 64em) ${wide}, (min-width: 40em) and (max-height: 32em) 39vw, calc(100vw - 14px)`
}
