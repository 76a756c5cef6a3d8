import { expect, test } from 'vitest'

import { bookingPageAt, calendarAt } from './resolve-address.ts'

/** What an owner pastes for a package, and where its button leads. */
const PAGES: [pasted: string, page: string][] = [
  ['https://calendly.com/june/mini', 'https://calendly.com/june/mini'],
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
]

test.each(PAGES)('%s is booked at %s', (pasted, page) => {
  expect(bookingPageAt(pasted)).toEqual({ result: page })
})

test.each([
  'https://calendly.com/',
  'https://app.cal.com/event-types',
  'https://asset-tidycal.b-cdn.net/js/embed.js',
  'https://book.example.com/embed.js',
])('%s books nothing', (pasted) => {
  expect(bookingPageAt(pasted)).toHaveProperty('mistake')
})

test('the calendar in a tab of its own is the page, not the frame', () => {
  const calendar = calendarAt('https://book.squareup.com/appointments/abc/location/DEF')

  expect(calendar).toMatchObject({
    result: {
      frame: 'https://square.site/appointments/buyer/widget/abc/DEF',
      page: 'https://book.squareup.com/appointments/abc/location/DEF',
    },
  })
})
