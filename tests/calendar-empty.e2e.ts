import { CALENDAR, calendarFrame, openCalendar, scrollToCalendar } from './support/calendar.ts'
import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { post } from './support/messages.ts'
import { expect, test } from './support/test.ts'

test('[B3] when the calendar refuses to be framed, an email address appears after 10 s', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Refused to display|X-Frame-Options/)
  await page.route(CALENDAR, (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'x-frame-options': 'DENY' }, body: '' }),
  )
  const advice = page.getByRole('status').filter({ hasText: 'Does the calendar stay empty?' })
  await gotoWithFrozenClock(page, '/booking')
  const refused = page.waitForEvent('console', (message) => /X-Frame-Options/i.test(message.text()))
  await scrollToCalendar(page)
  await refused

  await page.clock.runFor(9_000)
  await expect(advice).toBeHidden()
  await page.clock.runFor(11_000)
  await expect(advice).toBeVisible()
  await expect(advice.getByRole('link', { name: 'hello@dogwoodandsilver.example' })).toBeVisible()
  await expect(calendarFrame(page)).toBeVisible()
})

test('[B3] advice about an empty calendar disappears when the calendar sends a message', async ({
  page,
}) => {
  const advice = page.getByText('Does the calendar stay empty?')
  await gotoWithFrozenClock(page, '/booking')
  const calendar = await openCalendar(page)

  await page.clock.runFor(21_000)
  await expect(advice).toBeVisible()

  await post(calendar, { event: 'calendly.event_type_viewed', payload: {} })
  await expect(advice).toBeHidden()
})
