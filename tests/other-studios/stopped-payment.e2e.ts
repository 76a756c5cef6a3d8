import { CALENDAR, calendarFrame, scrollToCalendar } from '../support/calendar.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('formspree') })

// pretix#4293: banks and PayPal ask for the whole window, which no frame may have here.
test('beside a calendar that stops at a payment is where to make it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Unsafe attempt to initiate navigation|SecurityError|Failed to set/)
  const body = '<button onclick="top.location = \'https://bank.example\'">Pay</button>'
  await page.route(CALENDAR, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/booking')
  await scrollToCalendar(page)
  await calendarFrame(page).contentFrame().getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL('/booking')

  const advice = page.getByText('If a payment stops partway in the calendar')
  await expect(advice).toBeVisible()
  const link = page.locator('p', { has: advice }).or(advice).locator('+ a')
  await expect(link).toHaveAttribute('href', CALENDAR)
  await expect(link).toHaveAttribute('target', '_blank')
})
