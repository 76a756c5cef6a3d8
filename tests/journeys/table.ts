import { everyPage } from './every-page.ts'
import type { Journey } from './journey.ts'

/** All journeys, by the page on which they begin. */
export const JOURNEYS: Record<string, Journey[]> = {
  'every page': everyPage,
}
