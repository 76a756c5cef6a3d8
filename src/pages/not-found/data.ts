import { notFound, site } from 'virtual:content'

import type { PageData } from '#src/site/page-data.ts'

export type NotFoundData = PageData<typeof notFound>

export function data(): NotFoundData {
  return { site, words: notFound }
}
