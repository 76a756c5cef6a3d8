import { about } from './about.ts'
import { around } from './around.ts'
import { asking } from './asking.ts'
import { booking } from './booking.ts'
import { calendar, sampleCalendar } from './calendar.ts'
import { contact } from './contact.ts'
import { delivery } from './delivery.ts'
import { errors } from './errors.ts'
import { everyPage } from './every-page.ts'
import { firstView } from './first-view.ts'
import { foundAndShared } from './found-and-shared.ts'
import { home } from './home.ts'
import { inquiry } from './inquiry.ts'
import type { Journey } from './journey.ts'
import { lightboxes } from './lightbox.ts'
import { looks } from './looks.ts'
import { markYours, theRoll } from './roll.ts'
import { negative } from './negative.ts'
import { portfolio } from './portfolio.ts'
import { recentSessions } from './recent-sessions.ts'
import { slideshow } from './slideshow.ts'
import { tipsAndNotices } from './tips-and-notices.ts'

/** All journeys, by the page on which they begin, or what they are about. */
export const JOURNEYS: Record<string, Journey[]> = {
  'every page': everyPage,
  'the first view': firstView,
  errors,
  'found and shared': foundAndShared,
  'tips and notices': tipsAndNotices,
  'the negative': negative,
  looks,
  around,
  home,
  slideshow,
  'the roll': theRoll,
  'marks on the roll': markYours,
  portfolio,
  lightbox: lightboxes,
  'recent sessions': recentSessions,
  about,
  Contact: contact,
  'the form': inquiry,
  'messages to a receiver': delivery,
  Booking: booking,
  'the calendar': calendar,
  'the sample calendar': sampleCalendar,
  'a studio that asks before it shows other sites': asking,
}
