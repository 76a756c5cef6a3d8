import { contact, serviceArea, site } from 'virtual:content'

import type { PageData } from '#src/site/page-data.ts'

export type ContactData = PageData<typeof contact> & { serviceArea: typeof serviceArea }

export function data(): ContactData {
  return { route: 'contact', site, words: contact, serviceArea }
}
