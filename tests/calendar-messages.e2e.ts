import { axe } from './support/axe.ts'
import { calendarFrame, openCalendar } from './support/calendar.ts'
import {
  BOOKED,
  confirmation,
  countMessages,
  waitForMessages,
  heightMessage,
  post,
} from './support/messages.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page }) => countMessages(page))

test('[B3] a booking is confirmed once on the page, with what happens next', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/booking')
  const calendar = await openCalendar(page)
  await page.getByRole('heading', { name: 'Developed, scanned, sent' }).scrollIntoViewIfNeeded()
  await calendarFrame(page).evaluate((element) => element.focus({ preventScroll: true }))
  await post(calendar, BOOKED)

  await expect(confirmation(page)).toBeInViewport()
  const slip = page.getByRole('status').filter({ has: confirmation(page) })
  await expect(slip.getByText(/A confirmation is on its way to your inbox/)).toBeVisible()
  await expect(slip.getByRole('link', { name: 'hello@dogwoodandsilver.example' })).toBeVisible()
  await expect(calendarFrame(page)).toBeFocused()
  expect(await axe(page)).toEqual([])

  await post(calendar, BOOKED)
  await waitForMessages(page, 2)
  await expect(confirmation(page)).toHaveCount(1)
  await expect(calendar.getByRole('heading', { name: 'Stand-in calendar' })).toBeVisible()
})

test('[B3 K1] the calendar grows with its content up to 3000 px and never shrinks', async ({
  page,
}) => {
  await page.goto('/booking')
  const calendar = await openCalendar(page)
  const height = async () => (await calendarFrame(page).boundingBox())?.height

  await post(calendar, heightMessage('4px'))
  await waitForMessages(page, 1)
  expect(await height()).toBe(900)

  await post(calendar, heightMessage('1234px'))
  await expect.poll(height).toBe(1234)

  await post(calendar, heightMessage('950px'))
  await waitForMessages(page, 3)
  expect(await height()).toBe(1234)

  await post(calendar, heightMessage('999999px'))
  await expect.poll(height).toBe(3000)
})
