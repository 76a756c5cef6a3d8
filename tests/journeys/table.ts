import { everyPage } from './every-page.ts'
import { asking } from './asking.ts'
import { booking } from './booking.ts'
import { calendar } from './calendar.ts'
import { contact } from './contact.ts'
import { delivery } from './delivery.ts'
import { inquiry } from './inquiry.ts'
import type { Journey } from './journey.ts'
import { sampleCalendar } from './sample-calendar.ts'
import { farParts } from './far-parts.ts'
import { lightboxes } from './lightbox.ts'
import { portfolio } from './portfolio.ts'
import { recentSessions } from './recent-sessions.ts'

/** All journeys, by the page on which they begin. */
export const JOURNEYS: Record<string, Journey[]> = {
  'every page': everyPage,
  Contact: contact,
  'the form': inquiry,
  'messages to a receiver': delivery,
  Booking: booking,
  'the calendar': calendar,
  'the sample calendar': sampleCalendar,
  'a studio that asks before it shows other sites': asking,
  'far parts': farParts,
  lightbox: lightboxes,
  portfolio,
  'recent sessions': recentSessions,
}
