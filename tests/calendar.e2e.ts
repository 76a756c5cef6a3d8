import type { Page, Route } from '@playwright/test'

import { axe } from './support/axe.ts'
import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { expect, test } from './support/test.ts'

const CALENDAR = 'https://calendly.com/**'

const frame = (page: Page) => page.getByTitle('Booking calendar')
const itsPage = (page: Page) =>
  frame(page).contentFrame().getByRole('heading', { name: 'Stand-in calendar' })
const excuse = (page: Page) => page.getByRole('heading', { name: 'The calendar can’t be reached' })
const scrollToCalendar = (page: Page) =>
  page.getByRole('heading', { name: 'Find your date' }).scrollIntoViewIfNeeded()

/** Lets the requests of one kind wait until they are let go. */
function holding(held: (route: Route) => boolean) {
  let letGo = () => {}
  const waiting = new Promise<void>((resolve) => (letGo = resolve))
  const handler = async (route: Route) => {
    if (held(route)) await waiting
    await route.fallback()
  }
  return { handler, letGo: () => letGo() }
}

const everything = () => true
const thePage = (route: Route) => route.request().isNavigationRequest()

test('[B3] the frame asks for the studio’s page in the colors of the design', async ({ page }) => {
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
})

test('[B3] the frame is named, loads late, and may book, pay and scroll', async ({ page }) => {
  await page.goto('/booking')
  await scrollToCalendar(page)
  await expect(itsPage(page)).toBeVisible()

  await expect(frame(page)).toHaveAttribute('loading', 'lazy')
  await expect(frame(page)).toHaveAttribute('allow', 'payment')
  await expect(frame(page)).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect(frame(page)).not.toHaveAttribute('scrolling')
})

test('[B3] the calendar can open a tab of its own, and cannot take this one over', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/Unsafe attempt to initiate navigation/)
  const links = `<a href="https://calendly.com/help" target="_blank">Help</a>
    <a href="https://calendly.com/home" target="_top">Home</a>`
  await page.route(CALENDAR, (route) => route.fulfill({ contentType: 'text/html', body: links }))
  await page.goto('/booking')
  await scrollToCalendar(page)
  const inside = frame(page).contentFrame()

  const refused = page.waitForEvent('console', (message) => message.text().includes('navigation'))
  await inside.getByRole('link', { name: 'Home' }).click()
  await refused
  await expect(page).toHaveURL(/\/booking$/)

  const opened = context.waitForEvent('page')
  await inside.getByRole('link', { name: 'Help' }).click()
  await expect(await opened).toHaveURL('https://calendly.com/help')
})

test('[B3] a service that is silent for 10 s is given up, and found by trying again', async ({
  page,
}) => {
  const { handler, letGo } = holding(everything)
  await page.route(CALENDAR, handler)
  await gotoWithFrozenClock(page, '/booking')
  const asked = page.waitForRequest(CALENDAR)
  await scrollToCalendar(page)
  await asked

  await page.clock.runFor(9_000)
  await expect(excuse(page)).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(excuse(page)).toBeVisible()

  letGo()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(itsPage(page)).toBeVisible()
  await expect(excuse(page)).toBeHidden()
})

test('[B3] a page that begins after 20 s is excused after 10, and shown when it comes', async ({
  page,
}) => {
  const { handler, letGo } = holding(thePage)
  await page.route(CALENDAR, handler)
  await gotoWithFrozenClock(page, '/booking')
  const answered = page.waitForResponse(CALENDAR)
  await scrollToCalendar(page)
  await answered
  await expect(frame(page)).toBeVisible()
  // The ruled month behind it is seen until then.
  await expect(frame(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')

  await page.clock.runFor(9_000)
  await expect(excuse(page)).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(excuse(page)).toBeVisible()
  await expect(frame(page)).toBeHidden()

  await page.clock.runFor(9_000)
  letGo()
  await expect(itsPage(page)).toBeVisible()
  await expect(excuse(page)).toBeHidden()
  await expect(frame(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('[B3] a late error page of the browser is not shown as the calendar', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  let fail = () => {}
  const failure = new Promise<void>((resolve) => (fail = resolve))
  let broken = false
  await page.route(CALENDAR, async (route) => {
    if (thePage(route)) await failure
    return broken ? route.abort() : route.fallback()
  })
  await gotoWithFrozenClock(page, '/booking')
  await scrollToCalendar(page)
  await expect(frame(page)).toBeVisible()
  await page.clock.runFor(11_000)
  await expect(excuse(page)).toBeVisible()

  broken = true
  const askedAgain = page.waitForEvent(
    'requestfailed',
    (request) => request.method() === 'HEAD' && request.url().startsWith('https://calendly.com'),
  )
  fail()
  await askedAgain
  await expect(frame(page)).toBeHidden()
  await expect(excuse(page)).toBeVisible()
})

for (const [when, held] of [
  ['it is asked', everything],
  ['its page is on the way', thePage],
] as const) {
  test(`[B3] going offline while ${when} is said at once, and mended by coming back`, async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/)
    const { handler, letGo } = holding(held)
    await page.route(CALENDAR, handler)
    await page.goto('/booking')
    const asked = page.waitForRequest(CALENDAR)
    await scrollToCalendar(page)
    await asked
    if (held === thePage) await expect(frame(page)).toBeVisible()

    await context.setOffline(true)
    await expect(excuse(page)).toBeVisible()

    letGo()
    await context.setOffline(false)
    await expect(itsPage(page)).toBeVisible()
    await expect(excuse(page)).toBeHidden()
  })
}

test('[B3] a page that refuses to be framed leaves a way out beside the frame', async ({
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
  await expect(frame(page)).toBeVisible()
})

for (const width of [320, 390, 1440]) {
  test(`[B3] every other way to a date fits in a window ${width} px wide`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource/)
    await page.setViewportSize({ width, height: 844 })
    await page.route(CALENDAR, (route) => route.abort())
    await page.goto('/booking')
    await scrollToCalendar(page)
    await expect(excuse(page)).toBeVisible()

    const slip = page.getByRole('status').filter({ has: excuse(page) })
    const names = [
      'Open the calendar in a new tab',
      '(704) 555-0136',
      'hello@dogwoodandsilver.example',
    ]
    for (const name of names) {
      const link = slip.getByRole('link', { name })
      await link.scrollIntoViewIfNeeded()
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    await expect(slip.getByRole('link', { name: names[0] })).toHaveAttribute(
      'href',
      'https://calendly.com/dogwood-and-silver-demo',
    )
    expect(await axe(page)).toEqual([])
  })
}
