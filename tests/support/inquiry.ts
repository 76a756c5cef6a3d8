import { expect, type Page, type Request, type Route } from '@playwright/test'

export const INQUIRY = {
  name: 'Nadia Brooks',
  email: 'nadia@example.com',
  preferredDate: 'A Saturday in May',
  message: 'Theo and me, NoDa after the shops close.',
}

export const fields = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Name' }),
  email: page.getByRole('textbox', { name: 'Email' }),
  preferredDate: page.getByRole('textbox', { name: 'Preferred date' }),
  message: page.getByRole('textbox', { name: 'Message' }),
})

export async function fillIn(page: Page, inquiry = INQUIRY) {
  for (const [name, field] of Object.entries(fields(page))) {
    await field.fill(inquiry[name as keyof typeof INQUIRY])
  }
}

/** Opens Contact, fills in the form and sends it. */
export async function sendInquiry(page: Page, inquiry = INQUIRY) {
  await page.goto('/contact')
  await fillIn(page, inquiry)
  await send(page).click()
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

/** The thank-you. */
export const thanks = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Thanks for reaching out!' })

/** The message below the button, by its heading. */
export const failure = (page: Page, heading: string | RegExp = /Nothing you wrote is lost/) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: heading }) })

/** Elements whose changes a screen reader announces. */
export const liveRegions = (page: Page) =>
  page
    .locator('[role=status], [role=alert], [aria-live]')
    .and(page.locator(':not([aria-live=off])'))

export const notice = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Dismiss' }) })

export async function expectInquiryKept(page: Page, inquiry = INQUIRY) {
  for (const [name, field] of Object.entries(fields(page))) {
    await expect(field).toHaveValue(inquiry[name as keyof typeof INQUIRY])
    await expect(field).toBeEditable()
  }
}

/** Answers every POST of the page as a receiver would. Returns the requests. */
export async function receive(page: Page, answer: (route: Route) => Promise<void>) {
  const posts: Request[] = []
  await page.route('**', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback()
    posts.push(request)
    await answer(route)
  })
  return posts
}

/**
 * Answers in JSON, with CORS for `allowed` or else for the page that posts. Playwright answers
 * preflight requests itself.
 */
export const jsonAnswer = (status: number, json: unknown, allowed?: string) => (route: Route) =>
  route.fulfill({
    status,
    json,
    headers: {
      'Access-Control-Allow-Origin': allowed ?? route.request().headers()['origin'] ?? '',
    },
  })

/** Formspree’s answer to a message that arrived. */
export const ACCEPTED = jsonAnswer(200, { next: '/thanks' })
