import type { Page } from '@playwright/test'

import { CALENDAR, calendarFrame } from '../support/calendar.ts'
import { fields } from '../support/inquiry.ts'
import { embeddedMap, MAP } from '../support/map.ts'
import { expect, test } from '../support/test.ts'

const MESSAGE = 'This is my message, typed on and on without a pause.'

/** A page that takes the focus, and does it again when told to. */
const THIEF = `<!doctype html><html lang="en"><title>Thief</title>
  <p style="height: 600px"></p><input aria-label="First"><input aria-label="Second">
  <script>
    const [first, second] = document.querySelectorAll('input')
    const act = () => {
      (document.activeElement === first ? second : first).focus()
      document.querySelector('p').textContent = 'Tried'
    }
    addEventListener('message', ({ data }) => {
      if (data === 'focus') act()
      if (data === 'repeat') setInterval(act, 50)
    })
  </script>`

const steal = (page: Page, how: string) =>
  page.evaluate((data) => frames[0]!.postMessage(data, '*'), how)

/** The smooth scroll of a thief takes half a second. */
const afterScrolling = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((settle) => {
        let frames = 60
        const next = () => (frames-- > 0 ? requestAnimationFrame(next) : settle())
        next()
      }),
  )

const position = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Opens Booking with a calendar that is loaded, 250 px below the window. */
async function readAboveCalendar(page: Page, body = THIEF) {
  await page.route(CALENDAR, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/booking')
  const place = page
    .getByTitle('Booking calendar')
    .or(page.getByRole('heading', { name: 'Find your date' }))
  await place.first().evaluate((element) => {
    const distance = element.getBoundingClientRect().top - innerHeight
    scrollBy({ top: distance - 50, behavior: 'instant' })
  })
  await expect(calendarFrame(page)).toBeVisible()
  await expect(calendarFrame(page).contentFrame().getByLabel('First')).toBeAttached()
  await expect(calendarFrame(page)).not.toBeInViewport()
}

// cal.diy#10590
for (const how of ['focus', 'repeat']) {
  test(`a calendar that takes ${how} leaves the reader where they are`, async ({ page }) => {
    await readAboveCalendar(page)
    const link = page.getByRole('link', { name: /^Book Now/ }).last()
    await link.evaluate((element) => element.focus({ preventScroll: true }))
    const before = await position(page)
    await steal(page, how)

    await afterScrolling(page)
    expect(await position(page)).toBe(before)
    await expect(link).toBeFocused()
  })
}

test('a calendar that scrolls to itself as it loads stays below the reader', async ({ page }) => {
  await readAboveCalendar(
    page,
    `${THIEF}<script>first.scrollIntoView(); onload = () => first.scrollIntoView()</script>`,
  )
  await afterScrolling(page)
  await expect(calendarFrame(page)).not.toBeInViewport()
})

test('words land in the field they are typed in, whatever the map does', async ({ page }) => {
  await page.route(MAP, (route) => route.fulfill({ contentType: 'text/html', body: THIEF }))
  await page.goto('/contact')
  await embeddedMap(page).scrollIntoViewIfNeeded()
  const first = embeddedMap(page).contentFrame().getByLabel('First')
  await expect(first).toBeVisible()
  const { message } = fields(page)
  await steal(page, 'repeat')
  await expect(embeddedMap(page).contentFrame().getByText('Tried')).toBeVisible()
  await message.click()
  await page.keyboard.type(MESSAGE, { delay: 40 })

  await expect(message).toHaveValue(MESSAGE)
  await expect(message).toBeFocused()
  // The picture is there meanwhile.
  await expect(embeddedMap(page)).toHaveCount(0)
})

test('the calendar can be pressed and tabbed into', async ({ page }) => {
  await readAboveCalendar(page)
  const first = calendarFrame(page).contentFrame().getByLabel('First')
  await page.getByRole('link', { name: 'Open the calendar in a new tab' }).first().focus()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.type('June')
  await expect(first).toHaveValue('June')
})
