import { expect, test } from 'vitest'

import { reportAfter, temporaryContent } from '../../tests/temporary-content.ts'

const CALENDAR = 'calendar: sample'
const PREMIUM = 'name: PREMIUM Package'

test.each([
  [
    '<p>Book me</p>',
    '"<p>Book me</p>" is not a web address. Write it like https://example.com/page',
  ],
  [
    'https://calendly.com/your-name',
    '"https://calendly.com/your-name" is an example, with another name than yours.',
  ],
  ['https://calendly.com/ju…', '"https://calendly.com/ju…" is cut off: it ends in dots.'],
  ['"https://a.example https://b.example"', 'is more than one address. Paste only the one'],
  [
    `"https://example.com;frame-src/june"`,
    '"https://example.com;frame-src/june" is not a web address.',
  ],
])('the calendar %j is reported', async (pasted, message) => {
  const report = await reportAfter(['studio.yaml', CALENDAR, `calendar: ${pasted}`])
  expect(report).toContain('scheduling.calendar\n')
  expect(report).toContain(message)
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
