import type { FrameLocator, Page } from '@playwright/test'

import { waitForTwoFrames } from './two-frames.ts'

/** Calendly’s message after a booking. */
export const BOOKED = {
  event: 'calendly.event_scheduled',
  payload: {
    event: { uri: 'https://api.calendly.com/scheduled_events/A' },
    invitee: { uri: 'https://api.calendly.com/scheduled_events/A/invitees/B' },
  },
}

/** Calendly’s message about the height of its page. */
export const heightMessage = (height: unknown) => ({
  event: 'calendly.page_height',
  payload: { height },
})

export const confirmation = (page: Page) =>
  page.getByRole('heading', { name: 'Your date is on the calendar' })

/** Counts the messages that a page receives from now on. */
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

/** Waits until the page has received so many messages and rendered the result. */
export async function waitForMessages(page: Page, count: number) {
  await page.waitForFunction((least) => window.messages >= least, count)
  await waitForTwoFrames(page)
}

declare global {
  interface Window {
    messages: number
  }
}
