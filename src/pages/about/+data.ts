import { about, site } from 'virtual:content'

import type { PageData } from '#src/site/page-data.ts'

import { PORTRAIT_SIZES } from './introduction.tsx'

export type AboutData = PageData<typeof about>

export function data(): AboutData {
  const first = { photo: about.introduction.portrait, sizes: PORTRAIT_SIZES }
  return { route: 'about', site, words: about, first }
}
