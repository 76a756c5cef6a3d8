import type { Page } from '@playwright/test'

import {
  CALENDAR,
  calendarFrame,
  openSilentCalendar,
  scrollToCalendar,
} from '../support/calendar.ts'
import {
  BOOKED,
  confirmation,
  countMessages,
  waitForMessages,
  heightMessage,
  post,
} from '../support/messages.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('formspree') })

test.beforeEach(({ page }) => countMessages(page))

test('a booking forged by the page or another frame is ignored', async ({ page }) => {
  const calendar = await openSilentCalendar(page)
  const { origin } = new URL((await calendarFrame(page).getAttribute('src'))!)

  await page.evaluate((message) => window.postMessage(message, '*'), BOOKED)
  await page.evaluate(
    ([data, own]) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin: own, source: window })),
    [BOOKED, origin] as const,
  )
  await page.evaluate((own) => {
    const other = document.createElement('iframe')
    other.title = 'Another frame'
    other.src = `${own}/someone-else`
    document.body.append(other)
  }, origin)
  await post(page.getByTitle('Another frame').contentFrame(), BOOKED)
  await waitForMessages(page, 3)
  await expect(confirmation(page)).toBeHidden()

  await post(calendar, BOOKED)
  await expect(confirmation(page)).toBeVisible()
})

test('bookings forged by frames and windows inside are ignored', async ({ page, context }) => {
  const calendar = await openSilentCalendar(page)

  await calendar.locator('html').evaluate(() => {
    const inner = document.createElement('iframe')
    inner.title = 'Inside the calendar'
    inner.src = '/inside'
    document.body.append(inner)
  })
  const inner = calendar.getByTitle('Inside the calendar').contentFrame()
  await inner.locator('html').evaluate((_, data) => top!.postMessage(data, '*'), BOOKED)

  const opened = context.waitForEvent('page')
  await calendar.locator('html').evaluate(() => void open('/1'))
  const popup = await opened
  await popup.waitForLoadState()
  await popup.evaluate((data) => opener.parent.postMessage(data, '*'), BOOKED)
  await waitForMessages(page, 2)
  await expect(confirmation(page)).toBeHidden()
})

test('[B3 K1] messages of another site in the calendar’s frame are ignored', async ({ page }) => {
  const calendar = await openSilentCalendar(page)
  await calendar.locator('html').evaluate(() => {
    // The CSP allows the map’s site in frames.
    location.href = 'https://www.openstreetmap.org/map'
  })
  await expect(calendar.getByRole('heading', { name: 'Stand-in map' })).toBeVisible()

  await post(calendar, BOOKED)
  await post(calendar, heightMessage('2000px'))
  await waitForMessages(page, 2)
  await expect(confirmation(page)).toBeHidden()
  expect((await calendarFrame(page).boundingBox())?.height).toBe(900)
})

/** Opens the calendar with this HTML as its page. */
async function openWith(page: Page, body: string) {
  await page.route(CALENDAR, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/booking')
  await scrollToCalendar(page)
  return calendarFrame(page).contentFrame()
}

test('the calendar cannot navigate the page', async ({ page, context, expectConsole }) => {
  expectConsole(/Unsafe attempt to initiate navigation/)
  const inside = await openWith(
    page,
    `<a href="/1" target="_blank">Help</a>
    <a href="/home" target="_top">Home</a>`,
  )

  const refused = page.waitForEvent('console', (message) => message.text().includes('navigation'))
  await inside.getByRole('link', { name: 'Home' }).click()
  await refused
  await expect(page).toHaveURL(/\/booking$/)

  const opened = context.waitForEvent('page')
  await inside.getByRole('link', { name: 'Help' }).click()
  await expect(await opened).toHaveURL('https://calendly.com/1')
})

test('inside the calendar forms, dialogs and downloads work', async ({ page }) => {
  const inside = await openWith(
    page,
    `<button onclick="this.textContent = confirm('Really?') ? 'Canceled' : 'Kept'">Cancel</button>
    <a download="session.ics" href="data:text/calendar,BEGIN:VCALENDAR">Add to calendar</a>
    <form method="post" action="/book">
      <label>Name <input name="name"></label><button>Book</button>
    </form>`,
  )
  page.on('dialog', (dialog) => void dialog.accept())
  await inside.getByRole('button', { name: 'Cancel' }).click()
  await expect(inside.getByRole('button', { name: 'Canceled' })).toBeVisible()

  const downloaded = page.waitForEvent('download')
  await inside.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await downloaded).suggestedFilename()).toBe('session.ics')

  await inside.getByLabel('Name').fill('June')
  const sent = page.waitForRequest(/\/book$/)
  await inside.getByRole('button', { name: 'Book' }).click()
  expect((await sent).postData()).toBe('name=June')
})
