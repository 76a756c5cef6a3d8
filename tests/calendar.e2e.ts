import { calendarFrame, scrollToCalendar } from './support/calendar.ts'
import { expect, test } from './support/test.ts'

test('[B3] the calendar loads in the site’s colors, and a visitor can pay and scroll in it', async ({
  page,
}) => {
  await page.goto('/booking')
  const asked = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().startsWith('https://calendly.com'),
  )
  await scrollToCalendar(page)

  const request = await asked
  expect(request.url()).toBe(
    'https://calendly.com/dogwood-and-silver-demo?embed_domain=1&embed_type=Inline' +
      '&background_color=fffefc&text_color=16130f&primary_color=16130f',
  )
  expect(await request.headerValue('referer')).toBe(`${new URL(page.url()).origin}/`)
  await expect(page.getByRole('link', { name: 'Open the calendar in a new tab' })).toHaveAttribute(
    'href',
    'https://calendly.com/dogwood-and-silver-demo',
  )

  await expect(calendarFrame(page)).toHaveAttribute('loading', 'lazy')
  await expect(calendarFrame(page)).toHaveAttribute('allow', 'payment')
  await expect(calendarFrame(page)).toHaveAttribute(
    'referrerpolicy',
    'strict-origin-when-cross-origin',
  )
  await expect(calendarFrame(page)).not.toHaveAttribute('scrolling')
})
