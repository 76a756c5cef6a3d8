import { expect, test } from 'vitest'

import { reportAfter, temporaryContent } from '../../tests/temporary-content.ts'

const CALENDAR = 'calendar: sample'
const PREMIUM = 'name: PREMIUM Package'

test.each([
  [
    'https://calendly.com/',
    '"https://calendly.com/" is no page of Calendly on which visitors can book. Paste the link you would send to a client, like https://calendly.com/your-name.',
  ],
  [
    '<p>Book me</p>',
    '"<p>Book me</p>" is a snippet without the address of a calendar. Paste the link',
  ],
  [
    `"https://example.com;frame-src/june"`,
    '"https://example.com;frame-src/june" is not a web address.',
  ],
])('the calendar %j is reported', async (pasted, message) => {
  const report = await reportAfter(['studio.yaml', CALENDAR, `calendar: ${pasted}`])
  expect(report).toContain(`scheduling.calendar\n  ${message}`)
})

test('a package’s embed address becomes the address of the plain booking page', async () => {
  const site = await temporaryContent()
  await site.edit(
    'booking.yaml',
    PREMIUM,
    `${PREMIUM}\n    booking: app.cal.com/june/premium/embed?embed=x`,
  )

  const { packages } = (await site.read()).written.booking!
  expect(packages[3]?.booking).toBe('https://cal.com/june/premium')
})
