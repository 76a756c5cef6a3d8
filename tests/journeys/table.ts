import { calendar, sampleCalendar } from './calendar.ts'
import { delivery } from './delivery.ts'
import { errors, everyPage, firstView, foundAndShared } from './every-page.ts'
import { inquiry } from './inquiry.ts'
import { whole, type Journeys } from './journey.ts'
import { lightboxes } from './lightbox.ts'
import { otherStudios } from './other-studios.ts'
import type { StudioName } from '../studios/studios.ts'
import { about, booking, contact, home, portfolio } from './pages.ts'
import { recentSessions } from './recent-sessions.ts'
import { markYours, theRoll } from './roll.ts'
import { slideshow } from './slideshow.ts'
import { tipsAndNotices } from './tips-and-notices.ts'

/** Journeys by the page on which they begin, or what they are about. */
const PLACES: Record<string, Journeys> = {
  'every page': everyPage,
  'the first view': firstView,
  errors,
  'found and shared': foundAndShared,
  'tips and notices': tipsAndNotices,
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
  'other studios': otherStudios,
}

/** All journeys. */
export const JOURNEYS = Object.entries(PLACES).flatMap(([place, journeys]) =>
  Object.entries(journeys).map(([says, journey]) => {
    const studios: StudioName[] = ['demo']
    return { place, says, studios, ...whole(journey) }
  }),
)
