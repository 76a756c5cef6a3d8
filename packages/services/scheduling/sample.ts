import type { Calendar } from './resolve-calendar.ts'

/** What a studio writes that has no calendar yet. */
export const SAMPLE = 'sample'

/** The page of the site that stands in for a calendar. */
const PAGE = '/sample-calendar'

/** The calendar of a studio that has none yet. Its page speaks to the one around it as Calendly does. */
export const SAMPLE_CALENDAR: Calendar = {
  service: 'calendly',
  frame: PAGE,
  page: PAGE,
  sources: ["'self'"],
  payment: true,
}

/** Whether a calendar is the sample. */
export function isSample(calendar: Calendar | undefined): boolean {
  return calendar?.page === PAGE
}

/** The sample's own page of a package, by its index. */
export function samplePage(index: number): string {
  return `${PAGE}?package=${index + 1}`
}
