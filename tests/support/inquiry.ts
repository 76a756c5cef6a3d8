import { expect, type Page, type Request, type Route } from '@playwright/test'

/** What a visitor writes in journeys through the form. */
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

export const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

/** The pink copy. */
export const thanks = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Thanks for reaching out!' })

/** The message below the button, by its heading. */
export const failure = (page: Page, heading: string | RegExp = /Nothing you wrote is lost/) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: heading }) })

/** What is read aloud when it changes. */
export const announcers = (page: Page) =>
  page
    .locator('[role=status], [role=alert], [aria-live]')
    .and(page.locator(':not([aria-live=off])'))

/** The strip of film at the bottom of the window that says it, too. */
export const notice = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Dismiss' }) })

/** Nothing typed is lost, whatever happens. */
export async function expectEverythingKept(page: Page, inquiry = INQUIRY) {
  for (const [name, field] of Object.entries(fields(page))) {
    await expect(field).toHaveValue(inquiry[name as keyof typeof INQUIRY])
    await expect(field).toBeEditable()
  }
}

/** Collects every post that leaves the page, and answers it as a receiver would. */
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
 * An answer in JSON, for pages of this origin. Without one, for the page that asks. What browsers
 * ask beforehand (a preflight) never comes here: the driver says yes to it.
 */
export const saying = (status: number, said: unknown, allowed?: string) => (route: Route) =>
  route.fulfill({
    status,
    json: said,
    headers: {
      'Access-Control-Allow-Origin': allowed ?? route.request().headers()['origin'] ?? '',
    },
  })

/** How Formspree says that a message arrived. */
export const YES = saying(200, { next: '/thanks' })
