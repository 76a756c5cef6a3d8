import type { FrameLocator, Page } from '@playwright/test'

/** What Calendly posts when a visitor has booked. */
export const BOOKED = {
  event: 'calendly.event_scheduled',
  payload: {
    event: { uri: 'https://api.calendly.com/scheduled_events/A' },
    invitee: { uri: 'https://api.calendly.com/scheduled_events/A/invitees/B' },
  },
}

/** What Calendly posts of its page's height. */
export const heightOf = (height: unknown) => ({
  event: 'calendly.page_height',
  payload: { height },
})

export const confirmation = (page: Page) =>
  page.getByRole('heading', { name: 'Your date is on the calendar' })

/** Counts the messages that a page hears from now on. */
export async function countMessages(page: Page) {
  await page.addInitScript(() => {
    window.messages = 0
    window.addEventListener('message', () => (window.messages += 1))
  })
}

/** Posts a message from a frame to the page around it. */
export async function post(from: FrameLocator, message: unknown) {
  await from.locator('html').evaluate((_, data) => parent.postMessage(data, '*'), message)
}

/** Until the page has heard so many messages and drawn what they changed. */
export async function heard(page: Page, count: number) {
  await page.waitForFunction((least) => window.messages >= least, count)
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}

declare global {
  interface Window {
    messages: number
  }
}
