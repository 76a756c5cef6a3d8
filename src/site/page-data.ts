import type { Site } from '#pipeline/content/content.ts'
import type { Photo } from '#pipeline/model/photo.ts'
import type { Route } from '#src/routes.ts'

/** Id of the element that React renders at build and hydrates in the browser. */
export const PAGE_ROOT = 'page'

/** Id of the element that holds the page's data, for hydration. */
export const PAGE_DATA = 'page-data'

/** What a page's `data.ts` gives at build. It travels to the browser as data in the HTML. */
export type PageData<Words = { title: string; description: string }> = {
  /** Which page it is; none for the 404 page. */
  route?: Route
  site: Site
  words: Words & { title: string; description: string }
  /** The photograph that the first view waits for, fetched before everything else. */
  first?: FirstPhoto
}

export type FirstPhoto = {
  photo: Photo
  /** `sizes` of the whole frame, and of the portrait crop where the window is taller than wide. */
  sizes: string
  tallSizes?: string
}
