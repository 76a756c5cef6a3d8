import { expect, test } from 'vitest'

import { bookingPageAt, calendarAt } from './calendar.ts'

const CALENDLY =
  'embed_domain=1&embed_type=Inline&background_color=fffefc&text_color=16130f&primary_color=16130f'

/** What an owner pastes, and what the frame shows then. */
const FRAMES: [pasted: string, frame: string][] = [
  ['https://calendly.com/june', `https://calendly.com/june?${CALENDLY}`],
  ['https://www.calendly.com/june/mini', `https://calendly.com/june/mini?${CALENDLY}`],
  [
    'https://calendly.com/june?primary_color=ff0000&month=2027-01',
    'https://calendly.com/june?primary_color=ff0000&month=2027-01&embed_domain=1&embed_type=Inline&background_color=fffefc&text_color=16130f',
  ],
  [
    'https://app.acuityscheduling.com/schedule.php?owner=123',
    'https://app.acuityscheduling.com/schedule.php?owner=123&ref=embedded_csp',
  ],
  ['https://june.as.me/minis', 'https://june.as.me/minis?ref=embedded_csp'],
  ['https://cal.com/june', 'https://cal.com/june?theme=light'],
  ['https://app.cal.com/june/mini/embed?embed=30min', 'https://cal.com/june/mini?theme=light'],
  ['https://silver.cal.com/june?theme=dark', 'https://silver.cal.com/june?theme=dark'],
  [
    'https://square.site/appointments/buyer/widget/abc/DEF.js',
    'https://square.site/appointments/buyer/widget/abc/DEF',
  ],
  [
    'https://book.squareup.com/appointments/abc/location/DEF/services/GHI',
    'https://square.site/appointments/buyer/widget/abc/DEF',
  ],
  [
    'https://squareup.com/appointments/book/abc/DEF/services',
    'https://square.site/appointments/buyer/widget/abc/DEF',
  ],
  [
    'https://calendar.google.com/calendar/u/0/appointments/schedules/AcZss',
    'https://calendar.google.com/calendar/appointments/schedules/AcZss?gv=true',
  ],
  ['https://june.setmore.com/', 'https://june.setmore.com/'],
  [
    'https://june.zohobookings.com/#/customer/41?Name=A',
    'https://june.zohobookings.com/portal-embed#/customer/41?Name=A',
  ],
  [
    'https://june.zohobookings.eu/portal-embed#/41',
    'https://june.zohobookings.eu/portal-embed#/41',
  ],
  ['https://june.simplybook.me', 'https://june.simplybook.me/v2/'],
  ['https://june.simplybook.it/v2/#book', 'https://june.simplybook.it/v2/#book'],
  [
    'https://june.youcanbook.me/?FNAME=Al',
    'https://june.youcanbook.me/?FNAME=Al&noframe=true&skipHeaderFooter=true',
  ],
  ['https://www.tidycal.com/june/mini', 'https://tidycal.com/june/mini'],
  ['https://june.pixieset.com/booking/minis', 'https://june.pixieset.com/booking/minis'],
  ['https://name:word@book.example.com/june', 'https://book.example.com/june'],
]

/** What no visitor can book on, and a piece of what the owner reads. */
const REFUSED: [pasted: string, complaint: string][] = [
  ['https://calendly.com/', 'is the home page of Calendly, not yours.'],
  ['https://calendly.com/app/scheduling/meeting_types', 'is your admin page at Calendly'],
  ['https://assets.calendly.com/assets/external/widget.js', 'is a script of Calendly'],
  ['https://acuityscheduling.com', 'is the home page of Acuity Scheduling'],
  ['https://secure.acuityscheduling.com/appointments.php', 'is your admin page'],
  ['https://app.acuityscheduling.com/preferences.php', 'is your admin page'],
  ['https://embed.acuityscheduling.com/js/embed.js', 'is a script'],
  ['https://cal.com/', 'is the home page of Cal.com'],
  ['https://cal.com/embed', 'is a script'],
  ['https://app.cal.com/event-types', 'is your admin page'],
  ['https://app.cal.com/embed/embed.js', 'is a script'],
  ['https://squareup.com/', 'is the home page of Square Appointments'],
  ['https://squareup.com/us/en/appointments', 'home page'],
  ['https://app.squareup.com/dashboard/appointments', 'is your admin page'],
  ['https://square.site/.js', 'home page'],
  ['https://june.square.site/book', 'is a website made with Square.'],
  ['https://calendar.google.com/calendar/u/0/r/week', 'is your admin page'],
  ['https://calendar.google.com/calendar/embed?src=june', 'nobody can book there'],
  ['https://calendar.app.google/h1J2', 'Open it, and paste the long address'],
  ['https://www.setmore.com', 'is the home page of Setmore'],
  ['https://my.setmore.com/calendar', 'is your admin page'],
  ['https://assets.setmore.com/integration/static/setmoreIframeLive.js', 'is a script'],
  ['https://bookings.zoho.com/app/silver', 'is your admin page'],
  ['https://www.zohobookings.com', 'home page'],
  ['https://simplybook.me/en/', 'home page'],
  ['https://june.secure.simplybook.me/v2/', 'is your admin page'],
  ['https://widget.simplybook.me/v2/widget/widget.js', 'is a script'],
  ['https://youcanbook.me/', 'home page'],
  ['https://app.youcanbook.me/#/dashboard', 'is your admin page'],
  ['https://embed.ycb.me', 'is a script'],
  ['https://tidycal.com', 'home page'],
  ['https://tidycal.com/dashboard', 'is your admin page'],
  ['https://asset-tidycal.b-cdn.net/js/embed.js', 'is a script'],
  ['https://book.example.com/embed.js', 'is a script, not a page.'],
  ['https://www.honeybook.com/p.png?pid=1', 'HoneyBook gives no calendar for other sites.'],
  ['https://widget.honeybook.com/placements', 'HoneyBook gives no calendar for other sites.'],
]

test.each(FRAMES)('%s is framed as %s', (pasted, frame) => {
  expect(calendarAt(pasted)).toMatchObject({ result: { frame } })
})

test.each(REFUSED)('%s is refused: it %s', (pasted, complaint) => {
  expect(calendarAt(pasted)).toEqual({ mistake: expect.stringContaining(complaint) })
})

test.each([
  ['https://calendly.com/june', ['https://calendly.com']],
  [
    'https://june.as.me/',
    [
      'https://june.as.me',
      'https://app.acuityscheduling.com',
      'https://app.squarespacescheduling.com',
    ],
  ],
  [
    'https://silver.cal.com/june',
    ['https://silver.cal.com', 'https://cal.com', 'https://app.cal.com'],
  ],
  ['https://june.youcanbook.me', ['https://june.youcanbook.me', 'https://june.ycb.me']],
  ['https://book.example.com:8443/june', ['https://book.example.com:8443']],
])('%s may show pages of %j', (pasted, sources) => {
  expect(calendarAt(pasted)).toMatchObject({ result: { sources } })
})

test('no one pays in Google’s frame', () => {
  const payment = (address: string) => {
    const turned = calendarAt(address)
    return 'result' in turned && turned.result.payment
  }

  expect(payment('https://calendar.google.com/calendar/appointments/schedules/A')).toBe(false)
  expect(payment('https://calendly.com/june')).toBe(true)
})

/** What an owner pastes for a package, and where its button leads: the page, not the frame. */
test.each([
  [
    'https://calendly.com/june/mini?embed_domain=a.com&embed_type=Inline&a1=35mm',
    'https://calendly.com/june/mini?a1=35mm',
  ],
  [
    'https://app.acuityscheduling.com/schedule.php?owner=1&appointmentType=2&ref=embedded_csp',
    'https://app.acuityscheduling.com/schedule.php?owner=1&appointmentType=2',
  ],
  ['https://app.cal.com/june/mini/embed?embed=mini', 'https://cal.com/june/mini'],
  [
    'https://book.squareup.com/appointments/abc/location/DEF/services/GHI',
    'https://book.squareup.com/appointments/abc/location/DEF/services/GHI',
  ],
  [
    'https://squareup.com/appointments/buyer/widget/abc/DEF.js',
    'https://squareup.com/appointments/buyer/widget/abc/DEF',
  ],
  ['https://calendar.app.google/h1J2', 'https://calendar.app.google/h1J2'],
  [
    'https://calendar.google.com/calendar/u/3/appointments/schedules/A?gv=true',
    'https://calendar.google.com/calendar/appointments/schedules/A',
  ],
  ['https://june.zohobookings.in/portal-embed#/41', 'https://june.zohobookings.in/#/41'],
  ['https://june.youcanbook.me/?noframe=true&skipHeaderFooter=true', 'https://june.youcanbook.me/'],
])('%s is booked at %s', (pasted, page) => {
  expect(bookingPageAt(pasted)).toEqual({ result: page })
})

test('a package cannot be booked where nobody can', () => {
  expect(bookingPageAt('https://calendly.com/')).toHaveProperty('mistake')
  expect(bookingPageAt('https://book.example.com/embed.js')).toHaveProperty('mistake')
})
