import { expect, test } from 'vitest'

import { bookingPageAt, calendarAt } from './calendar.ts'

const CALENDLY =
  'embed_domain=1&embed_type=Inline&background_color=fffefc&text_color=16130f&primary_color=16130f'

/** What an owner pastes, and what the frame shows then, both after `https://`. */
const FRAMES: [pasted: string, frame: string][] = [
  ['calendly.com/june', `calendly.com/june?${CALENDLY}`],
  ['www.calendly.com/june/mini', `calendly.com/june/mini?${CALENDLY}`],
  [
    'calendly.com/june?primary_color=ff0000&month=2027-01',
    'calendly.com/june?primary_color=ff0000&month=2027-01&embed_domain=1&embed_type=Inline&background_color=fffefc&text_color=16130f',
  ],
  [
    'app.acuityscheduling.com/schedule.php?owner=123',
    'app.acuityscheduling.com/schedule.php?owner=123&ref=embedded_csp',
  ],
  ['june.as.me/minis', 'june.as.me/minis?ref=embedded_csp'],
  ['cal.com/june', 'cal.com/june?theme=light'],
  ['app.cal.com/june/mini/embed?embed=30min', 'cal.com/june/mini?theme=light'],
  ['silver.cal.com/june?theme=dark', 'silver.cal.com/june?theme=dark'],
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

/** What no visitor can book on, and a piece of what the owner reads. */
const REFUSED: [pasted: string, message: string][] = [
  ['calendly.com/', 'is the home page of Calendly, not yours.'],
  ['calendly.com/app/scheduling/meeting_types', 'is your admin page at Calendly'],
  ['assets.calendly.com/assets/external/widget.js', 'is a script of Calendly'],
  ['acuityscheduling.com', 'is the home page of Acuity Scheduling'],
  ['secure.acuityscheduling.com/appointments.php', 'is your admin page'],
  ['app.acuityscheduling.com/preferences.php', 'is your admin page'],
  ['embed.acuityscheduling.com/js/embed.js', 'is a script'],
  ['cal.com/', 'is the home page of Cal.com'],
  ['cal.com/embed', 'is a script'],
  ['app.cal.com/event-types', 'is your admin page'],
  ['app.cal.com/embed/embed.js', 'is a script'],
  ['squareup.com/', 'is the home page of Square Appointments'],
  ['squareup.com/us/en/appointments', 'home page'],
  ['app.squareup.com/dashboard/appointments', 'is your admin page'],
  ['square.site/.js', 'home page'],
  ['june.square.site/book', 'is a website made with Square.'],
  ['calendar.google.com/calendar/u/0/r/week', 'is your admin page'],
  ['calendar.google.com/calendar/embed?src=june', 'nobody can book there'],
  ['calendar.app.google/h1J2', 'Open it, and paste the long address'],
  ['www.setmore.com', 'is the home page of Setmore'],
  ['my.setmore.com/calendar', 'is your admin page'],
  ['assets.setmore.com/integration/static/setmoreIframeLive.js', 'is a script'],
  ['bookings.zoho.com/app/silver', 'is your admin page'],
  ['www.zohobookings.com', 'home page'],
  ['simplybook.me/en/', 'home page'],
  ['june.secure.simplybook.me/v2/', 'is your admin page'],
  ['widget.simplybook.me/v2/widget/widget.js', 'is a script'],
  ['youcanbook.me/', 'home page'],
  ['app.youcanbook.me/#/dashboard', 'is your admin page'],
  ['embed.ycb.me', 'is a script'],
  ['tidycal.com', 'home page'],
  ['tidycal.com/dashboard', 'is your admin page'],
  ['asset-tidycal.b-cdn.net/js/embed.js', 'is a script'],
  ['book.example.com/embed.js', 'is a script, not a page.'],
  ['www.honeybook.com/p.png?pid=1', 'HoneyBook gives no calendar for other sites.'],
  ['widget.honeybook.com/placements', 'HoneyBook gives no calendar for other sites.'],
]

test.each(FRAMES)('%s is framed as %s', (pasted, frame) => {
  expect(calendarAt(`https://${pasted}`)).toMatchObject({ result: { frame: `https://${frame}` } })
})

test.each(REFUSED)('%s is refused: it %s', (pasted, message) => {
  expect(calendarAt(`https://${pasted}`)).toEqual({ mistake: expect.stringContaining(message) })
})

test.each([
  ['calendly.com/june', ['calendly.com']],
  ['june.as.me/', ['june.as.me', 'app.acuityscheduling.com', 'app.squarespacescheduling.com']],
  ['silver.cal.com/june', ['silver.cal.com', 'cal.com', 'app.cal.com']],
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

test('a package has no link without a scheduling service', () => {
  expect(bookingPageAt('https://calendly.com/')).toHaveProperty('mistake')
  expect(bookingPageAt('https://book.example.com/embed.js')).toHaveProperty('mistake')
})
