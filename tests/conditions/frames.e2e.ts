import type { Page } from '@playwright/test'

import {
  CALENDAR,
  calendarFrame,
  expectCalendar,
  scrollToCalendar,
  showCalendar,
  tryAgain,
  unreachableNotice,
} from '../support/calendar.ts'
import { delayRequests, isNavigation } from '../support/delayed-requests.ts'
import { fields } from '../support/inquiry.ts'
import { embeddedMap, MAP, UNREACHABLE } from '../support/map.ts'
import { expect } from '../support/test.ts'
import { waitForTwoFrames } from '../support/two-frames.ts'
import { button, condition } from './condition.ts'

// The pages of other sites on ours: the calendar and the map.

const anyway = (page: Page) => button(page, 'Show it anyway')

/** What content blockers do to a frame. */
const BLOCKS: Record<string, (frame: HTMLElement | SVGElement) => void> = {
  removed: (frame) => frame.remove(),
  hidden: (frame) => frame.style.setProperty('display', 'none', 'important'),
  'removed with its container': (frame) => frame.parentElement!.remove(),
}

for (const [how, block] of Object.entries(BLOCKS)) {
  condition({
    says: `a calendar that is ${how} leaves other ways to book, and comes back on request`,
    visits: ['/booking'],
    async holds(page) {
      await showCalendar(page)
      await calendarFrame(page).evaluate(block)
      await expect(unreachableNotice(page)).toBeVisible()
      const message = page.getByRole('main').getByRole('link', { name: 'Send a message' })
      await expect(message).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(4)

      await tryAgain(page).click()
      await expectCalendar(page)
    },
    logs: /NotFoundError/,
  })
}

condition({
  says: 'a map that is removed with its container leaves the form',
  visits: ['/contact'],
  async holds(page) {
    await embeddedMap(page).scrollIntoViewIfNeeded()
    await expect(embeddedMap(page).contentFrame().getByRole('heading')).toBeVisible()
    await embeddedMap(page).evaluate((frame) => frame.parentElement!.remove())
    await expect(page.getByText(UNREACHABLE)).toBeVisible()
    await expect(page.getByRole('form')).toBeVisible()
  },
  logs: /NotFoundError/,
})

condition({
  says: 'printing does not make the calendar look removed',
  visits: ['/booking'],
  async holds(page) {
    await showCalendar(page)
    await page.emulateMedia({ media: 'print' })
    await expect(calendarFrame(page)).toBeHidden()
    await waitForTwoFrames(page)
    await page.emulateMedia({ media: null })
    await waitForTwoFrames(page)
    await expectCalendar(page)
  },
})

// php.ug#155
condition({
  says: 'a calendar whose server hangs when it is asked by HEAD is shown',
  does: (page) =>
    page.route(CALENDAR, (route) =>
      route.request().method() === 'HEAD' ? new Promise(() => {}) : route.fallback(),
    ),
  visits: ['/booking'],
  async holds(page) {
    await scrollToCalendar(page)
    await expectCalendar(page)
  },
})

condition({
  says: 'a calendar that only its frame may ask, as without CORS, can be shown anyway, unless offline',
  does: (page) =>
    page.route(CALENDAR, (route) => (isNavigation(route) ? route.fallback() : route.abort())),
  visits: ['/booking'],
  async holds(page) {
    await scrollToCalendar(page)
    await expect(anyway(page)).toBeVisible()
    await expect(calendarFrame(page)).toHaveCount(0)
    await page.context().setOffline(true)
    await expect(anyway(page)).toHaveCount(0)
    await expect(unreachableNotice(page)).toBeVisible()

    await page.context().setOffline(false)
    await anyway(page).click()
    await expect(calendarFrame(page)).toBeFocused()
    await expectCalendar(page)
  },
})

for (const [link, takes] of [
  ['Send a message', true],
  ['Open the calendar in a new tab', false],
] as const) {
  condition({
    says: `a late calendar ${takes ? 'takes' : 'does not take'} the focus from “${link}”`,
    async does(page) {
      const { delayed, handler } = delayRequests(isNavigation)
      await page.route(CALENDAR, handler)
      return delayed
    },
    visits: ['/booking'],
    async holds(page, _path, delayed) {
      await scrollToCalendar(page)
      await expect(calendarFrame(page)).toBeVisible()
      await page.clock.runFor(11_000)
      const focused = page.getByRole('link', { name: link }).first()
      await focused.focus()

      delayed.release()
      await expectCalendar(page)
      // The first link is in the notice that the calendar replaces.
      await expect(takes ? calendarFrame(page) : focused).toBeFocused()
    },
    frozen: true,
  })
}

condition({
  says: 'when the browser is online again, the calendar is asked for, quietly, until it answers',
  async does(page) {
    const service = { isBack: false, failures: 0 }
    page.on('requestfailed', (request) => (service.failures += Number(request.method() === 'HEAD')))
    await page.route(CALENDAR, (route) => (service.isBack ? route.fallback() : route.abort()))
    return service
  },
  visits: ['/booking'],
  async holds(page, _path, service) {
    await scrollToCalendar(page)
    await expect(unreachableNotice(page)).toBeVisible()
    expect(service.failures).toBe(1)

    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    for (const [at, time] of [0, 2_000, 3_000].entries()) {
      await page.clock.runFor(time)
      await expect.poll(() => service.failures).toBe(at + 2)
      await expect(unreachableNotice(page)).toBeVisible()
      await expect(page.getByText('Asking again…')).toHaveCount(0)
    }
    service.isBack = true
    await page.clock.runFor(5_000)
    await expectCalendar(page)
  },
  frozen: true,
})

/** A page that takes the focus again and again once it is told to. */
const THIEF = `<!doctype html><html lang="en"><title>Thief</title>
  <h1 style="height: 600px">Pick a day</h1><input aria-label="First"><input aria-label="Second">
  <script>
    const [first, second] = document.querySelectorAll('input')
    const act = () => {
      (document.activeElement === first ? second : first).focus()
      document.querySelector('h1').textContent = 'Tried'
    }
    addEventListener('message', () => setInterval(act, 50))
  </script>`

const serve = (site: RegExp, body: string) => (page: Page) =>
  page.route(site, (route) => route.fulfill({ contentType: 'text/html', body }))

const steal = (page: Page) => page.evaluate(() => frames[0]!.postMessage('steal', '*'))

const inThief = (page: Page) => calendarFrame(page).contentFrame().getByLabel('First')

/** Scrolls until the calendar is 50 px below the window, and loaded. */
async function readAboveCalendar(page: Page) {
  const place = page.getByTitle('Booking calendar').or(page.getByText('Find your date'))
  await place.first().evaluate((element) => {
    const distance = element.getBoundingClientRect().top - innerHeight
    scrollBy({ top: distance - 50, behavior: 'instant' })
  })
  await expect(inThief(page)).toBeAttached()
  await expect(calendarFrame(page)).not.toBeInViewport()
}

/** The smooth scroll of a thief takes half a second. */
async function afterScrolling(page: Page) {
  for (let pairs = 0; pairs < 30; pairs += 1) await waitForTwoFrames(page)
}

// cal.diy#10590
condition({
  says: 'a calendar that takes the focus, again and again, leaves readers where they are',
  does: serve(CALENDAR, THIEF),
  visits: ['/booking'],
  async holds(page) {
    await readAboveCalendar(page)
    const link = page.getByRole('link', { name: /^Book Now/ }).last()
    await link.evaluate((element) => element.focus({ preventScroll: true }))
    const before = await page.evaluate(() => Math.round(scrollY))
    await steal(page)

    await afterScrolling(page)
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(before)
    await expect(link).toBeFocused()
  },
})

condition({
  says: 'a calendar that scrolls to itself as it loads stays below the reader',
  does: serve(
    CALENDAR,
    `${THIEF}<script>first.scrollIntoView(); onload = () => first.scrollIntoView()</script>`,
  ),
  visits: ['/booking'],
  async holds(page) {
    await readAboveCalendar(page)
    await afterScrolling(page)
    await expect(calendarFrame(page)).not.toBeInViewport()
  },
})

condition({
  says: 'words land in the field they are typed in, whatever the map does',
  does: serve(MAP, THIEF),
  visits: ['/contact'],
  async holds(page) {
    const words = 'This is my message, typed on and on without a pause.'
    await embeddedMap(page).scrollIntoViewIfNeeded()
    await expect(embeddedMap(page).contentFrame().getByLabel('First')).toBeVisible()
    const { message } = fields(page)
    await steal(page)
    await expect(embeddedMap(page).contentFrame().getByText('Tried')).toBeVisible()
    await message.click()
    await page.keyboard.type(words, { delay: 40 })

    await expect(message).toHaveValue(words)
    await expect(message).toBeFocused()
    // The picture is there meanwhile.
    await expect(embeddedMap(page)).toHaveCount(0)
  },
})

condition({
  says: 'a calendar that may not take the focus can still be tabbed into and typed in',
  does: serve(CALENDAR, THIEF),
  visits: ['/booking'],
  async holds(page) {
    await readAboveCalendar(page)
    await page.getByRole('link', { name: 'Open the calendar in a new tab' }).first().focus()
    await page.keyboard.press('Tab')
    await expect(inThief(page)).toBeFocused()
    await page.keyboard.type('June')
    await expect(inThief(page)).toHaveValue('June')
  },
})
