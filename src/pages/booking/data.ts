import { booking, site } from 'virtual:content'

import type { PageData } from '#src/site/page-data.ts'

export type BookingData = PageData<typeof booking>

export function data(): BookingData {
  return { route: 'booking', site, words: booking }
}
