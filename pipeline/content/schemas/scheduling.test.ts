import { expect, test } from 'vitest'

import { temporaryContent } from '../../tests/temporary-content.ts'

const CALENDAR = 'calendar: https://calendly.com/dogwood-and-silver-demo'
const PREMIUM = 'booking: https://calendly.com/dogwood-and-silver-demo/premium'

test.each([
  [
    'https://calendly.com/',
    '"https://calendly.com/" is the home page of Calendly, not yours. Paste the address of your own booking page, like https://calendly.com/your-name.',
  ],
  [
    'https://calendly.com/app/scheduling',
    '"https://calendly.com/app/scheduling" is your admin page at Calendly: visitors cannot open it. Paste the link you would send to a client, like https://calendly.com/your-name.',
  ],
  [
    `<script src="https://embed.acuityscheduling.com/js/embed.js"></script>`,
    '"https://embed.acuityscheduling.com/js/embed.js" is a script of Acuity Scheduling, not a page.',
  ],
  ['https://calendar.app.google/h1J2', '"https://calendar.app.google/h1J2" is a short link'],
  ['http://calendly.com/june', 'begins with http. Write it with https: https://calendly.com/june'],
  ['<p>Book me</p>', '"<p>Book me</p>" is not a web address. Write it like https:'],
  ['https://*.example.com/june', '"https://*.example.com/june" is not a web address.'],
  [
    `"https://example.com;frame-src/june"`,
    '"https://example.com;frame-src/june" is not a web address.',
  ],
])('the calendar %j is reported', async (pasted, complaint) => {
  const site = await temporaryContent()
  await site.edit('studio.yaml', CALENDAR, `calendar: ${pasted}`)

  const report = await site.report()
  expect(report).toContain('scheduling.calendar\n')
  expect(report).toContain(complaint)
})

test('a whole snippet is a calendar', async () => {
  const site = await temporaryContent()
  await site.edit(
    'studio.yaml',
    CALENDAR,
    `calendar: |
    <!-- Calendly inline widget begin -->
    <div class="calendly-inline-widget" data-url="https://calendly.com/june"></div>
    <script src="https://assets.calendly.com/assets/external/widget.js" async></script>`,
  )

  const { calendar } = (await site.read()).written.studio!.scheduling
  expect(calendar.page).toBe('https://calendly.com/june')
  expect(calendar.frame).toContain('https://calendly.com/june?embed_domain=1')
})

test('a package leads to the page, not to what is made for frames', async () => {
  const site = await temporaryContent()
  await site.edit('booking.yaml', PREMIUM, 'booking: app.cal.com/june/premium/embed?embed=x')

  const { packages } = (await site.read()).written.booking!
  expect(packages[3]?.booking).toBe('https://cal.com/june/premium')
})

test.each([
  ['https://calendly.com/', 'packages[3].booking\n  "https://calendly.com/" is the home page'],
  [
    'https://calendly.com/dogwood-and-silver-demo/standard?embed_type=Inline',
    'packages[3].booking\n  packages[2] has this booking page already.',
  ],
  [
    'calendly.com/dogwood-and-silver-demo/standard/',
    'packages[3].booking\n  packages[2] has this booking page already.',
  ],
])('the booking page %j is reported', async (pasted, complaint) => {
  const site = await temporaryContent()
  await site.edit('booking.yaml', PREMIUM, `booking: ${pasted}`)

  expect(await site.report()).toContain(complaint)
})

test('a booking page that is there twice is found beside other mistakes', async () => {
  const site = await temporaryContent()
  await site.edit('booking.yaml', '$120', 'cheap')
  await site.edit('booking.yaml', PREMIUM, PREMIUM.replace('premium', 'basic'))
  await site.edit('studio.yaml', CALENDAR, 'calendar: https://cal.com/')

  const report = await site.report()
  expect(report).toContain('packages[3].booking\n  packages[1] has this booking page already.')
  expect(report).toContain('"cheap" is not a price')
  expect(report).toContain('"https://cal.com/" is the home page of Cal.com')
})
