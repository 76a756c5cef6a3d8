import type { Site } from '#pipeline/content/content.ts'
import type { Photo } from '#pipeline/model/photo.ts'
import type { Route } from '#pipeline/content/pages.ts'
import type { IslandData } from '#src/ui/island.tsx'
import type { Spoken } from '#src/ui/words.ts'

/** What `src/pages/data.ts` has for a page. */
export type PageData<Words = { title: string; description: string }> = {
  /** Undefined for the 404 page. */
  route?: Route
  site: Site
  words: Words & { title: string; description: string }
  /** The largest photograph of the first view, which is preloaded. */
  first?: FirstPhoto
}

/** What a page's HTML holds for its scripts. */
export type BrowserData = {
  islands: IslandData[]
  /** The words that they use. */
  words: Spoken
  /** Shown in place of an island that fails to render. */
  failure: Site['failure']
}

export type FirstPhoto = {
  photo: Photo
  /** `sizes` of the whole photograph, and of its portrait crop for windows taller than wide. */
  sizes: string
  tallSizes?: string
}

/** JSON that cannot end the `script` element it is in. */
export function asScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
