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
    at: studio('web3forms'),
    frame: 'https://cal.com/june/mini?theme=light',
    page: 'https://cal.com/june/mini',
  },
  'Square Appointments': {
    at: studio('formsubmit'),
    frame: 'https://square.site/appointments/buyer/widget/abc/DEF',
    page: 'https://square.site/appointments/buyer/widget/abc/DEF',
  },
  'Google Calendar': {
    at: studio('formcarry'),
    frame: 'https://calendar.google.com/calendar/appointments/schedules/AcZss?gv=true',
    page: 'https://calendar.google.com/calendar/appointments/schedules/AcZss',
    free: true,
  },
  Setmore: {
    at: studio('basin'),
    frame: 'https://booking.setmore.com/scheduleappointment/1-2-3',
    page: 'https://booking.setmore.com/scheduleappointment/1-2-3',
  },
  'Zoho Bookings': {
    at: studio('staticforms'),
    frame: 'https://june.zohobookings.com/portal-embed#/41',
    page: 'https://june.zohobookings.com/#/41',
  },
  'SimplyBook.me': {
    at: studio('forminit'),
    frame: 'https://june.simplybook.me/v2/',
    page: 'https://june.simplybook.me/',
  },
  YouCanBookMe: {
    at: studio('netlify'),
    frame: 'https://june.youcanbook.me/?noframe=true&skipHeaderFooter=true',
    page: 'https://june.youcanbook.me/',
  },
  TidyCal: {
    at: studio('endpoint'),
    frame: 'https://tidycal.com/june/mini',
    page: 'https://tidycal.com/june/mini',
  },
  'another service': {
    at: studio('nobody'),
    frame: 'https://book.example.com/june?from=site',
    page: 'https://book.example.com/june?from=site',
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
