import type { Calendar } from './resolve-calendar.ts'

/** What a studio writes that has no calendar yet. */
export const SAMPLE = 'sample'

/**
 * Stands for the address of the sample calendar, which only the server that shows it knows. Nobody can have
 * this name (RFC 2606).
 */
export const SAMPLE_ORIGIN = 'http://sample.invalid'

/** The calendar of a studio that has none yet. It is shown on the owner's computer, and never published. */
export const SAMPLE_CALENDAR: Calendar = {
  service: SAMPLE,
  frame: `${SAMPLE_ORIGIN}/`,
  page: `${SAMPLE_ORIGIN}/`,
  sources: [SAMPLE_ORIGIN],
  payment: true,
}

/** The sample's own page of a package, by its index. */
export function samplePage(index: number): string {
  return `${SAMPLE_ORIGIN}/${index + 1}`
}
