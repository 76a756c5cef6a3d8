import type { Page } from '@playwright/test'

import { CALENDAR, calendarFrame, scrollToCalendar, serve } from '../support/calendar.ts'
import { gotoWithFrozenClock, waitForTwoFrames } from '../support/frozen-clock.ts'
import { fields, send } from '../support/inquiry.ts'
import { button, DESKTOP, expect, test } from './condition.ts'

// The pages of other sites on ours: the calendar and the map.

test.use(DESKTOP)

const MAP = /openstreetmap/
const embeddedMap = (page: Page) => page.getByTitle('Map of the service area around Charlotte')

/** What content blockers do to each frame that appears. */
const BLOCKS: Record<string, string> = {
  removed: 'frame.remove()',
  hidden: `frame.style.setProperty('display', 'none', 'important')`,
}

for (const [how, block] of Object.entries(BLOCKS)) {
  test(`a calendar that is ${how} leaves other ways, and after a new try`, async ({ page }) => {
    await page.addInitScript(`new MutationObserver(() => {
      for (const frame of document.querySelectorAll('iframe')) ${block}
    }).observe(document, { childList: true, subtree: true })`)
    await gotoWithFrozenClock(page, '/booking')
    const message = page.getByRole('main').getByRole('link', { name: 'Send a message' })
    // On a busy machine the page may begin to wait later than it says so.
    const isGivenUp = () =>
      expect(async () => {
        await page.clock.runFor(11_000)
        expect(await message.isVisible()).toBe(true)
      }).toPass()
    await scrollToCalendar(page)
    await isGivenUp()
    await button(page, 'Try again').click()
    await isGivenUp()
  })
}

/** A page that takes the focus again and again once it is told to. */
const THIEF = `<!doctype html><html lang="en"><title>Thief</title>
  <h1 style="height: 600px">Pick a day</h1><input aria-label="First"><input aria-label="Second">
  <output></output>
  <script>
    const [first, second] = document.querySelectorAll('input')
    const output = document.querySelector('output')
    const act = () => {
      (document.activeElement === first ? second : first).focus()
      output.value = Number(output.value) + 1
    }
    addEventListener('message', () => setInterval(act, 50))
    parent.postMessage({ event: 'calendly.event_type_viewed' }, '*')
  </script>`

const steal = (page: Page) => page.evaluate(() => frames[0]!.postMessage('steal', '*'))

const inThief = (page: Page, frame = calendarFrame(page)) =>
  frame.contentFrame().getByLabel('First')

/** Waits until a thief has tried again for a second and a half. A smooth scroll takes half a second. */
async function waitForThefts(page: Page) {
  const thefts = page.frameLocator('iframe').locator('output')
  const before = Number(await thefts.textContent())
  await expect.poll(async () => Number(await thefts.textContent())).toBeGreaterThan(before + 30)
}

/** Opens Booking, shows the calendar, and goes back to what is above it. */
async function readAboveThief(page: Page) {
  await serve(CALENDAR, THIEF)(page)
  await page.goto('/booking')
  await scrollToCalendar(page)
  await expect(inThief(page)).toBeVisible()
  await calendarFrame(page).evaluate((frame) => {
    const { top } = frame.getBoundingClientRect()
    scrollBy({ top: top - innerHeight - 50, behavior: 'instant' })
  })
  await expect(calendarFrame(page)).toBeHidden()
}

// cal.diy#10590
test('a calendar out of view that takes the focus leaves the Tab key alone', async ({ page }) => {
  await readAboveThief(page)
  const links = page.getByRole('link', { name: /^Book Now/ })
  await links.nth(2).evaluate((element) => element.focus({ preventScroll: true }))
  await steal(page)
  await page.keyboard.press('Tab')
  await waitForThefts(page)
  await expect(links.last()).toBeFocused()
  await expect(links.last()).toBeInViewport()
  await expect(calendarFrame(page)).toBeHidden()
})

test('a calendar out of view can still be tabbed into, and typed in', async ({ page }) => {
  await readAboveThief(page)
  const link = page.getByRole('link', { name: 'Open the calendar in a new tab' }).first()
  await link.evaluate((element) => element.focus({ preventScroll: true }))
  await page.keyboard.press('Tab')
  await expect(inThief(page)).toBeFocused()
  await page.keyboard.type('June')
  await expect(inThief(page)).toHaveValue('June')
})

test('words land in the field they are typed in, whatever a map in view does', async ({ page }) => {
  const words = 'This is my message, typed on and on without a pause.'
  await serve(MAP, THIEF)(page)
  // So tall that both are in view.
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.goto('/contact')
  await expect(inThief(page, embeddedMap(page))).toBeVisible()
  const { message } = fields(page)
  await steal(page)
  await message.click()
  await page.keyboard.type(words, { delay: 40 })

  await expect(message).toHaveValue(words)
  await expect(message).toBeFocused()
  // The picture is there meanwhile.
  await expect(embeddedMap(page)).toBeHidden()
  await send(page).focus()
  await expect(inThief(page, embeddedMap(page))).toBeVisible()
})

test('nothing is asked of a map while someone types', async ({ page }) => {
  await page.goto('/contact')
  const { message } = fields(page)
  await message.focus()
  await page.getByText('Exact shoot location shared after').scrollIntoViewIfNeeded()
  await waitForTwoFrames(page)
  await expect(embeddedMap(page)).toHaveCount(0)
  await message.blur()
  await expect(embeddedMap(page)).toBeVisible()
})
