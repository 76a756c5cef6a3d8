import { expect, test } from 'vitest'

import { bookingPageAt, calendarAt } from './resolve-calendar.ts'

const CALENDLY =
  'embed_domain=1&embed_type=Inline&background_color=ffffff&text_color=000000&primary_color=000000'

/** What an owner pastes, and what the frame shows then, both after `https://`. */
const FRAMES: [pasted: string, frame: string][] = [
  ['calendly.com/june', `calendly.com/june?${CALENDLY}`],
  ['www.calendly.com/june/mini', `calendly.com/june/mini?${CALENDLY}`],
  [
    'calendly.com/june?primary_color=ff0000&month=2027-01',
    'calendly.com/june?primary_color=ff0000&month=2027-01&embed_domain=1&embed_type=Inline&background_color=ffffff&text_color=000000',
  ],
  [
    'app.acuityscheduling.com/schedule.php?owner=123',
    'app.acuityscheduling.com/schedule.php?owner=123&ref=embedded_csp',
  ],
  ['june.as.me/minis', 'june.as.me/minis?ref=embedded_csp'],
  ['cal.com/june', 'cal.com/june?theme=light'],
  ['app.cal.com/june/mini/embed?embed=30min', 'cal.com/june/mini?theme=light'],
  ['silver.cal.com/june?theme=dark', 'silver.cal.com/june?theme=dark'],
  ['app.cal.eu/june/mini', 'cal.eu/june/mini?theme=light'],
  // A studio's own host.
  ['book.june.com/schedule.php?owner=123', 'book.june.com/schedule.php?owner=123&ref=embedded_csp'],
  [
    'square.site/appointments/buyer/widget/abc/DEF.js',
    'square.site/appointments/buyer/widget/abc/DEF',
  ],
  [
    'book.squareup.com/appointments/abc/location/DEF/services/GHI',
    'square.site/appointments/buyer/widget/abc/DEF',
  ],
  [
    'squareup.com/appointments/book/abc/DEF/services',
    'square.site/appointments/buyer/widget/abc/DEF',
  ],
  // With one id, or with a name in the place of the second, the widget would be another's, or none.
  [
    'app.squareup.com/appointments/book/L6SV5MCXN00CB/start?service_id=X',
    'app.squareup.com/appointments/book/L6SV5MCXN00CB/start?service_id=X',
  ],
  [
    'squareup.com/appointments/book/Y198W1RSEFMSW/june-minis',
    'squareup.com/appointments/book/Y198W1RSEFMSW/june-minis',
  ],
  ['squareup.com/appointments/book/june', 'squareup.com/appointments/book/june'],
  [
    'calendar.google.com/calendar/u/0/appointments/schedules/AcZss',
    'calendar.google.com/calendar/appointments/schedules/AcZss?gv=true',
  ],
  ['june.setmore.com/', 'june.setmore.com/'],
  [
    'june.zohobookings.com/#/customer/41?Name=A',
    'june.zohobookings.com/portal-embed#/customer/41?Name=A',
  ],
  ['june.zohobookings.eu/portal-embed#/41', 'june.zohobookings.eu/portal-embed#/41'],
  ['june.simplybook.me', 'june.simplybook.me/v2/'],
  ['june.simplybook.it/v2/#book', 'june.simplybook.it/v2/#book'],
  [
    'june.youcanbook.me/?FNAME=Al',
    'june.youcanbook.me/?FNAME=Al&noframe=true&skipHeaderFooter=true',
  ],
  ['www.tidycal.com/june/mini', 'tidycal.com/june/mini'],
  ['june.pixieset.com/booking/minis', 'june.pixieset.com/booking/minis'],
  ['name:word@book.example.com/june', 'book.example.com/june'],
]

/** Scripts, home and admin pages, on which no visitor can book. */
const REFUSED = [
  'calendly.com/',
  'calendly.com/app/scheduling/meeting_types',
  'assets.calendly.com/assets/external/widget.js',
  'acuityscheduling.com',
  'secure.acuityscheduling.com/appointments.php',
  'app.acuityscheduling.com/preferences.php',
  'embed.acuityscheduling.com/js/embed.js',
  'app.acuityscheduling.com/schedule.php',
  'cal.com/',
  'cal.eu',
  'app.cal.eu/bookings',
  'cal.com/embed',
  'app.cal.com/event-types',
  'app.cal.com/embed/embed.js',
  'squareup.com/',
  'squareup.com/us/en/appointments',
  'app.squareup.com/dashboard/appointments',
  'square.site/.js',
  'june.square.site/book',
  'calendar.google.com/calendar/u/0/r/week',
  'calendar.google.com/calendar/embed?src=june',
  'calendar.google.com/calendar/appointments/schedules/',
  'calendar.google.com/calendar/selfsched',
  'www.setmore.com',
  'my.setmore.com/calendar',
  'assets.setmore.com/integration/static/setmoreIframeLive.js',
  'bookings.zoho.com/app/silver',
  'www.zohobookings.com',
  'simplybook.me/en/',
  'june.secure.simplybook.me/v2/',
  'widget.simplybook.me/v2/widget/widget.js',
  'youcanbook.me/',
  'app.youcanbook.me/#/dashboard',
  'embed.ycb.me',
  'tidycal.com',
  'tidycal.com/dashboard',
  'asset-tidycal.b-cdn.net/js/embed.js',
  'book.example.com/embed.js',
  'www.honeybook.com/p.png?pid=1',
  'widget.honeybook.com/placements',
  'www.vagaro.com/pro/salon-software',
  'www.vagaro.com//resources/WidgetEmbeddedLoader/abc',
]

test.each(FRAMES)('%s is framed as %s', (pasted, frame) => {
  expect(calendarAt(`https://${pasted}`)).toMatchObject({ result: { frame: `https://${frame}` } })
})

test.each(REFUSED)('%s is refused', (pasted) => {
  const mistake = expect.stringMatching(/^is no page of .* on which visitors can book\. Paste/)
  expect(calendarAt(`https://${pasted}`)).toEqual({ mistake })
  expect(bookingPageAt(`https://${pasted}`)).toEqual({ mistake })
})

test.each([
  ['calendar.app.google/h1J2', 'Open it, and paste the long address'],
  ['bit.ly/3abcDEF', 'Open it, and paste the long address'],
  ['square.link/u/x', 'Open it, and paste the long address'],
  ['linktr.ee/june', 'is a page of links'],
  ['www.instagram.com/june', 'is a page of links or of a network'],
  ['june.hbportal.co/schedule/1', 'is at HoneyBook, whose calendar cannot be shown'],
])('%s is good for a link, and not for a frame', (pasted, said) => {
  expect(calendarAt(`https://${pasted}`)).toEqual({ mistake: expect.stringContaining(said) })
  expect(bookingPageAt(`https://${pasted}`)).toEqual({ result: `https://${pasted}` })
})

test.each([
  ['calendly.com/your-name', 'is an example'],
  ['calendly.com/YOURLINK', 'is an example'],
  ['app.acuityscheduling.com/schedule.php?owner=12345678', 'is an example'],
  ['calendly.co/june', 'is not an address of Calendly.'],
])('%s is somebody else’s page', (pasted, said) => {
  const mistake = expect.stringContaining(said)
  expect(calendarAt(`https://${pasted}`)).toEqual({ mistake })
  expect(bookingPageAt(`https://${pasted}`)).toEqual({ mistake })
})

test.each([
  ['calendly.com/june', ['calendly.com']],
  ['june.as.me/', ['june.as.me', 'app.acuityscheduling.com', 'app.squarespacescheduling.com']],
  ['silver.cal.com/june', ['silver.cal.com', 'cal.com', 'app.cal.com']],
  ['app.cal.eu/june', ['cal.eu', 'app.cal.eu']],
  ['june.youcanbook.me', ['june.youcanbook.me', 'june.ycb.me']],
  ['book.example.com:8443/june', ['book.example.com:8443']],
])('%s may show pages of %j', (pasted, sources) => {
  expect(calendarAt(`https://${pasted}`)).toMatchObject({
    result: { sources: sources.map((source) => `https://${source}`) },
  })
})

test('Google’s frame gets no payment permission', () => {
  const payment = (address: string) => {
    const turned = calendarAt(`https://${address}`)
    return 'result' in turned && turned.result.payment
  }

  expect(payment('calendar.google.com/calendar/appointments/schedules/A')).toBe(false)
  expect(payment('calendly.com/june')).toBe(true)
})

/** What an owner pastes for a package, and where its button leads: the page, not the frame. */
test.each([
  [
    'calendly.com/june/mini?embed_domain=a.com&embed_type=Inline&a1=35mm',
    'calendly.com/june/mini?a1=35mm',
  ],
  [
    'app.acuityscheduling.com/schedule.php?owner=1&appointmentType=2&ref=embedded_csp',
    'app.acuityscheduling.com/schedule.php?owner=1&appointmentType=2',
  ],
  ['app.cal.com/june/mini/embed?embed=mini', 'cal.com/june/mini'],
  [
    'book.squareup.com/appointments/abc/location/DEF/services/GHI',
    'book.squareup.com/appointments/abc/location/DEF/services/GHI',
  ],
  [
    'squareup.com/appointments/buyer/widget/abc/DEF.js',
    'squareup.com/appointments/buyer/widget/abc/DEF',
  ],
  ['calendar.app.google/h1J2', 'calendar.app.google/h1J2'],
  [
    'calendar.google.com/calendar/u/3/appointments/schedules/A?gv=true',
    'calendar.google.com/calendar/appointments/schedules/A',
  ],
  ['june.zohobookings.in/portal-embed#/41', 'june.zohobookings.in/#/41'],
  ['june.youcanbook.me/?noframe=true&skipHeaderFooter=true', 'june.youcanbook.me/'],
])('%s links to %s', (pasted, page) => {
  expect(bookingPageAt(`https://${pasted}`)).toEqual({ result: `https://${page}` })
})
