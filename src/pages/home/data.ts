import { home, site } from 'virtual:content'

import { slideSizes } from '#src/features/slideshow/slide-sizes.ts'
import type { PageData } from '#src/site/page-data.ts'

export type HomeData = PageData<typeof home>

export function data(): HomeData {
  const photo = home.slideshow.slides[0]?.image
  return { route: 'home', site, words: home, first: photo && { photo, ...slideSizes(photo) } }
}
