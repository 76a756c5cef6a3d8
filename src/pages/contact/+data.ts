import { contact, site } from 'virtual:content'

import type { PageData } from '#src/site/page-data.ts'

export type ContactData = PageData<typeof contact>

export function data(): ContactData {
  return { route: 'contact', site, words: contact }
}
