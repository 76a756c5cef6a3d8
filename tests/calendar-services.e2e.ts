import { calendarFrame, excuse, scrollToCalendar } from './support/calendar.ts'
import { confirmation, post } from './support/messages.ts'
import { studio } from './support/studios.ts'
import { expect, test } from './support/test.ts'

/** At whose studio each service is, what its frame asks for, and what opens in a tab. */
const services = {
  Acuity: {
    at: studio('formspree'),
    frame: 'https://app.acuityscheduling.com/schedule.php?owner=123&ref=embedded_csp',
    page: 'https://app.acuityscheduling.com/schedule.php?owner=123',
  },
  'Cal.com': {
    at: studio('letters'),
    frame: 'https://cal.com/zoe/mini?theme=light',
    page: 'https://cal.com/zoe/mini',
  },
  'Google Calendar': {
    at: studio('portraits'),
    frame: 'https://calendar.google.com/calendar/appointments/schedules/AcZss?gv=true',
    page: 'https://calendar.google.com/calendar/appointments/schedules/AcZss',
    free: true,
  },
}

for (const [name, { at, frame, page: opens, ...terms }] of Object.entries(services)) {
  test.describe(name, () => {
    test.use({ baseURL: at })

    test(`[B3 K5] the calendar of ${name} stands in the page, and opens in a tab`, async ({
      page,
    }) => {
      await page.goto('/booking')
      const asked = page.waitForRequest((request) => request.frame().parentFrame() !== null)
      await scrollToCalendar(page)

      // What stands after a # is never sent.
      expect((await asked).url()).toBe(frame.split('#')[0])
      await expect(calendarFrame(page)).toHaveAttribute('src', frame)
      await expect(
        calendarFrame(page).contentFrame().getByRole('heading', { name: 'Stand-in' }),
      ).toBeVisible()
      expect(await calendarFrame(page).getAttribute('allow')).toBe(
        'free' in terms ? null : 'payment',
      )
      await expect(
        page.getByRole('link', { name: 'Open the calendar in a new tab' }),
      ).toHaveAttribute('href', opens)
    })

    test(`[B3 K5] while ${name} is down, its page can still be opened`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/Failed to load resource/)
      await page.route(`${new URL(opens).origin}/**`, (route) => route.abort())
      await page.goto('/booking')
      await scrollToCalendar(page)

      await expect(excuse(page)).toBeVisible()
      await expect(calendarFrame(page)).toHaveCount(0)
      const slip = page.getByRole('status').filter({ has: excuse(page) })
      await expect(
        slip.getByRole('link', { name: 'Open the calendar in a new tab' }),
      ).toHaveAttribute('href', opens)
    })
  })
}

test.describe('a booking at Cal.com', () => {
  test.use({ baseURL: services['Cal.com'].at })

  test('[B3] is confirmed on the page', async ({ page }) => {
    await page.goto('/booking')
    await scrollToCalendar(page)
    const calendar = calendarFrame(page).contentFrame()
    await expect(calendar.getByRole('heading', { name: 'Stand-in' })).toBeVisible()
    await expect(confirmation(page)).toHaveCount(0)

    await post(calendar, {
      originator: 'CAL',
      type: 'bookingSuccessfulV2',
      fullType: 'CAL::bookingSuccessfulV2',
      namespace: '',
      data: { uid: 'a1b2c3', title: 'Portraits' },
    })
    await expect(confirmation(page)).toBeVisible()
  })
})
