import { about, site } from 'virtual:content'

import type { PageData } from '#src/site/page-data.ts'

import { portraitSizes } from './introduction.tsx'

export type AboutData = PageData<typeof about>

export function data(): AboutData {
  const photo = about.introduction.portrait
  const first = { photo, sizes: portraitSizes(photo) }
  return { route: 'about', site, words: about, first }
}
