import type { Page } from '@playwright/test'

import { CALENDAR, calendarFrame, scrollToCalendar } from '../support/calendar.ts'
import { expect, test } from '../support/test.ts'

/** Opens the calendar with this HTML as its page. */
async function openWith(page: Page, body: string) {
  await page.route(CALENDAR, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/booking')
  await scrollToCalendar(page)
  return calendarFrame(page).contentFrame()
}

test('[B3] the calendar cannot navigate the page', async ({ page, context, expectConsole }) => {
  expectConsole(/Unsafe attempt to initiate navigation/)
  const inside = await openWith(
    page,
    `<a href="https://calendly.com/help" target="_blank">Help</a>
    <a href="https://calendly.com/home" target="_top">Home</a>`,
  )

  const refused = page.waitForEvent('console', (message) => message.text().includes('navigation'))
  await inside.getByRole('link', { name: 'Home' }).click()
  await refused
  await expect(page).toHaveURL(/\/booking$/)

  const opened = context.waitForEvent('page')
  await inside.getByRole('link', { name: 'Help' }).click()
  await expect(await opened).toHaveURL('https://calendly.com/help')
})

test('[B3] inside the calendar forms, dialogs and downloads work', async ({ page }) => {
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
  const sent = page.waitForRequest('https://calendly.com/book')
  await inside.getByRole('button', { name: 'Book' }).click()
  expect((await sent).postData()).toBe('name=June')
})
