import { expect, type Page } from '@playwright/test'

import { violationsOf } from '#owner/check/axe.ts'
import { layoutProblems } from '#owner/check/layout-problems.ts'

import { liveRegions } from '../support/announced.ts'
import {
  CALENDAR,
  calendarFrame,
  calendarPage,
  expectCalendar,
  openSilentCalendar,
  scrollToCalendar,
  serve,
  unreachableNotice,
  BOOKED,
  confirmation,
  post,
} from '../support/calendar.ts'
import { delayRequests, isNavigation } from '../support/delayed-requests.ts'
import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import { given, PHONE, type Journeys } from './journey.ts'

const EMAIL = 'hello@dogwoodandsilver.example'

/** A page of 2200 px, with steps at its end. */
const STEPS = `<meta name="viewport" content="width=device-width">
  <p>Pick a day</p><div style="height: 2000px"></div>
  <a href="?package=2">a page</a> <button onclick="say(2500)">no step</button>
  <script>
    const say = (height) => {
      parent.postMessage({ event: 'calendly.page_height', payload: { height } }, '*')
    }
    say(2200)
    if (location.search) document.querySelector('p').textContent = 'It is there.'
  </script>`

/** The studio `formspree` has the calendar of a service, and the demo the sample, which speaks as one. */
export const calendar: Journeys = {
  'after ten seconds without a calendar there are four other ways to book, until it comes and takes their focus':
    async ({ page }) => {
      const delayed = await delayRequests(page, CALENDAR, isNavigation)
      await gotoWithFrozenClock(page, '/booking')
      await scrollToCalendar(page)
      await expect(calendarFrame(page)).toBeVisible()
      const transparent = ['background-color', 'rgba(0, 0, 0, 0)'] as const
      // The drawn month behind the frame is visible until the page comes.
      await expect(calendarFrame(page)).toHaveCSS(...transparent)
      await page.clock.runFor(9_000)
      await expect(unreachableNotice(page)).toBeHidden()
      await page.clock.runFor(2_000)
      await expect(unreachableNotice(page)).toBeVisible()
      await expect(calendarFrame(page)).toBeHidden()
      const main = page.getByRole('main')
      for (const [name, href] of [
        ['Open the calendar in a new tab', CALENDAR],
        ['Send a message', '/contact'],
        ['(704) 555-0136', 'tel:+17045550136'],
        [EMAIL, `mailto:${EMAIL}`],
      ] as const) {
        await expect(main.getByRole('link', { name }).last()).toHaveAttribute('href', href)
      }
      await main.getByRole('link', { name: 'Send a message' }).first().focus()

      delayed.release()
      await expectCalendar(page)
      await expect(calendarFrame(page)).toBeFocused()
      await expect(calendarFrame(page)).not.toHaveCSS(...transparent)
    },

  'a calendar that says nothing for ten seconds is lost, can be shown, and gets advice until it says something':
    async ({ page }) => {
      const advice = liveRegions(page).filter({ hasText: 'Does the calendar stay empty?' })
      await page.clock.install()
      const inside = await openSilentCalendar(page)
      await page.clock.runFor(11_000)
      await expect(unreachableNotice(page)).toBeVisible()
      await page.getByRole('button', { name: 'Show it anyway' }).click()
      await expect(calendarFrame(page)).toBeVisible()
      await expect(advice.getByRole('link', { name: EMAIL })).toBeVisible()

      await post(inside, { event: 'calendly.event_type_viewed', payload: {} })
      await expect(advice).toBeHidden()
    },

  'a booking is confirmed once, in view, with what comes next, and keeps the focus in the calendar':
    async ({ ui, page }) => {
      await ui.resize(...PHONE)
      const inside = await openSilentCalendar(page)
      await calendarFrame(page).evaluate((element) => element.focus({ preventScroll: true }))
      await page.getByRole('heading', { name: 'Developed, scanned, sent' }).scrollIntoViewIfNeeded()
      await post(inside, BOOKED)
      await expect(confirmation(page)).toBeInViewport()
      const slip = liveRegions(page).filter({ has: confirmation(page) })
      await expect(slip.getByText(/A confirmation is on its way to your inbox/)).toBeVisible()
      await expect(slip.getByText(/Galleries are delivered within 2–3 weeks/)).toBeVisible()
      await expect(slip.getByRole('link', { name: EMAIL })).toBeVisible()
      await expect(calendarFrame(page)).toBeFocused()

      await post(inside, BOOKED)
      await expect(confirmation(page)).toHaveCount(1)
      await expect(calendarPage(page)).toBeVisible()
    },

  'the calendar grows as its page asks, up to 3000 px, and never shrinks': async ({ page }) => {
    const inside = await openSilentCalendar(page)
    for (const [said, height] of [
      ['4px', 900],
      ['1234px', 1234],
      ['950px', 1234],
      ['999999px', 3000],
    ] as const) {
      await post(inside, { event: 'calendly.page_height', payload: { height: said } })
      await expect.poll(async () => (await calendarFrame(page).boundingBox())?.height).toBe(height)
    }
  },

  'a calendar that grows under a press stays where it is, and the next step of a booking comes into view':
    async ({ ui, page }) => {
      await ui.resize(...PHONE)
      await serve(CALENDAR, STEPS)(page)
      await page.goto('/booking')
      await scrollToCalendar(page)
      const frame = calendarFrame(page)
      const top = () => frame.evaluate((element) => element.getBoundingClientRect().top)
      const height = async () => (await frame.boundingBox())?.height
      const steps = frame.contentFrame()
      await expect.poll(height).toBe(2200)
      await steps.getByText('no step').scrollIntoViewIfNeeded()
      const before = await top()
      expect(before).toBeLessThan(-500)
      await steps.getByText('no step').click()
      await expect.poll(height).toBe(2500)
      expect(await top()).toBe(before)

      await steps.getByText('a page').click()
      await expect(steps.getByText('It is there.')).toBeAttached()
      await expect.poll(top).toBeGreaterThanOrEqual(0)
    },

  'only the calendar’s own frame can say that a booking was made, or how high the calendar is':
    given({ studios: ['formspree'] }, async ({ page }) => {
      const inside = await openSilentCalendar(page)
      const { origin } = new URL((await calendarFrame(page).getAttribute('src'))!)
      await page.evaluate((own) => {
        const other = document.createElement('iframe')
        other.title = 'Another frame'
        other.src = `${own}/someone-else`
        document.body.append(other)
      }, origin)
      await post(page.getByTitle('Another frame').contentFrame(), BOOKED)
      await expect(confirmation(page)).toBeHidden()

      await post(inside, BOOKED)
      await expect(confirmation(page)).toBeVisible()
    }),

  'the calendar learns the site’s origin, may take payments, and can do all but lead the page away':
    given(
      {
        studios: ['formspree'],
        logs: /Unsafe attempt to initiate navigation|SecurityError|Failed to set/,
      },
      async ({ page }) => {
        const body = `<a href="/home" target="_top">Home</a> <a href="/1" target="_blank">Help</a>
        <button onclick="this.textContent = confirm('Really?') ? 'Canceled' : 'Kept'">Cancel</button>
        <a download="session.ics" href="data:text/calendar,BEGIN:VCALENDAR">Add to calendar</a>
        <form method="post" action="/book"><button name="name" value="June">Book</button></form>`
        await serve(CALENDAR, body)(page)
        await page.goto('/booking')
        const asked = page.waitForRequest(CALENDAR)
        await scrollToCalendar(page)
        expect(await (await asked).headerValue('referer')).toBe(`${new URL(page.url()).origin}/`)
        await expect(calendarFrame(page)).toHaveAttribute('allow', 'payment')
        const inside = calendarFrame(page).contentFrame()

        const refused = page.waitForEvent('console', (line) => line.text().includes('navigation'))
        await inside.getByRole('link', { name: 'Home' }).click()
        await refused
        await expect(page).toHaveURL(/\/booking$/)
        // pretix#4293: banks and PayPal ask for the whole window.
        const advice = page.locator('p', { hasText: 'Paying is easiest in a tab of its own' })
        await expect(advice).toBeVisible()
        await expect(advice.locator('+ a')).toHaveAttribute('href', CALENDAR)
        await expect(advice.locator('+ a')).toHaveAttribute('target', '_blank')

        const opened = page.context().waitForEvent('page')
        await inside.getByRole('link', { name: 'Help' }).click()
        await expect(await opened).toHaveURL('https://calendly.com/1')
        page.on('dialog', (dialog) => void dialog.accept())
        await inside.getByRole('button', { name: 'Cancel' }).click()
        await expect(inside.getByRole('button', { name: 'Canceled' })).toBeVisible()
        const downloaded = page.waitForEvent('download')
        await inside.getByRole('link', { name: 'Add to calendar' }).click()
        expect((await downloaded).suggestedFilename()).toBe('session.ics')
        const sent = page.waitForRequest(/\/book$/)
        await inside.getByRole('button', { name: 'Book' }).click()
        expect((await sent).postData()).toBe('name=June')
      },
    ),
}

const freeDay = (sample: Page) => sample.getByRole('button', { name: /free$/ }).last()
const freeTime = (sample: Page) => sample.locator('[name=time]:enabled').first()
const booked = (sample: Page) => sample.getByRole('heading', { name: 'You’re booked' })

/** The demo’s calendar, which stands in for that of a service. */
export const sampleCalendar: Journeys = {
  'the sample calendar leads from a day to its confirmation, also by keyboard on a small screen':
    async ({ ui, page: booking }) => {
      await ui.resize(320, 800)
      await ui.goto('/booking')
      const opened = booking.waitForEvent('popup')
      await booking.getByRole('link', { name: 'Book Now: STANDARD Package' }).click()
      const page = await opened
      await page.setViewportSize(booking.viewportSize()!)
      await expect(page.getByRole('heading', { name: 'STANDARD Package' })).toBeVisible()
      await expect(page.getByText('This is a sample calendar.')).toBeVisible()
      await expect(page.getByLabel('Session')).toBeHidden()
      await isWhole(page)

      const day = (await freeDay(page).getAttribute('aria-label'))!.replace(/, \d free$/, '')
      await freeDay(page).press('Enter')
      await expect(page.getByRole('heading', { name: day })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(freeTime(page)).toBeChecked()
      await isWhole(page)
      const time = (await freeTime(page).locator('..').textContent())!
      await page.keyboard.press('Tab')
      await page.keyboard.type('Wren')
      await page.keyboard.press('Enter')

      await expect(booked(page)).toBeFocused()
      await expect(page.getByRole('definition')).toHaveText(['STANDARD Package', day, time, 'Wren'])
      await expect(page.getByText('within 2–3 weeks after the session')).toBeVisible()
      await isWhole(page)
    },
}

async function isWhole(page: Page) {
  expect([...(await violationsOf(page)), ...(await layoutProblems(page))]).toEqual([])
}
