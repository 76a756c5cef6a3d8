import { expect, type Page, type Request, type Route } from '@playwright/test'

import { gotoWithFrozenClock } from './frozen-clock.ts'

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

export async function fillInForm(page: Page, inquiry = INQUIRY) {
  for (const [name, field] of Object.entries(fields(page))) {
    await field.fill(inquiry[name as keyof typeof INQUIRY])
  }
}

/** Opens Contact, fills in the form and sends it. */
export async function sendInquiry(page: Page, inquiry = INQUIRY) {
  await page.goto('/contact')
  await fillInForm(page, inquiry)
  await send(page).click()
}

/** The same with a frozen clock, by default of now. */
export async function sendWithFrozenClock(page: Page, time?: string) {
  await gotoWithFrozenClock(page, '/contact', time)
  await fillInForm(page)
  await send(page).click()
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

/** The thank-you. */
export const thanks = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Thanks for reaching out!' })

/** The message below the button, by its heading. */
export const failure = (page: Page, heading: string | RegExp = /Nothing you wrote is lost/) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: heading }) })

export const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })

export const sending = (page: Page) => page.getByRole('button', { name: 'Sending…' })

/** The parts of the mail link that a failure offers. */
export async function mailLink(page: Page) {
  const link = page.getByRole('link', { name: 'Send it by email' })
  const { pathname, searchParams } = new URL((await link.getAttribute('href'))!)
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body')! }
}

export const notice = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Dismiss' }) })

export async function expectInquiryKept(page: Page, inquiry = INQUIRY) {
  for (const [name, field] of Object.entries(fields(page))) {
    await expect(field).toHaveValue(inquiry[name as keyof typeof INQUIRY])
    await expect(field).toBeEditable()
  }
}

export async function expectEmptyForm(page: Page) {
  const nothing = { name: '', email: '', preferredDate: '', message: '' }
  await expectInquiryKept(page, nothing)
}

export type RouteAnswer = (route: Route) => Promise<void>

export const NEVER: RouteAnswer = () => new Promise(() => {})

/** Answers the POSTs of the page as a receiver would, one after another. Returns the requests. */
export async function receive(page: Page, ...answers: RouteAnswer[]) {
  const posts: Request[] = []
  await page.route('**', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback()
    const answer = answers[posts.length] ?? answers.at(-1)!
    posts.push(request)
    await answer(route)
  })
  return posts
}

/** Delays an answer until `release()`. */
export function delayAnswer(answer: RouteAnswer) {
  let release = () => {}
  const released = new Promise<void>((settle) => (release = settle))
  return { release, answer: (route: Route) => released.then(() => answer(route)) }
}

/** Answers in JSON, with CORS for the page that posts. Playwright answers preflight requests itself. */
export const jsonAnswer = (status: number, json: unknown) => (route: Route) => {
  const allowed = route.request().headers()['origin'] ?? ''
  return route.fulfill({ status, json, headers: { 'Access-Control-Allow-Origin': allowed } })
}

/** Formspree’s answer to a message that arrived. */
export const ACCEPTED = jsonAnswer(200, { next: '/thanks' })

const STUDIO = 'mailto:hello@dogwoodandsilver.example'

/** Records the mailto: addresses that the page opens from now on. Returns a function that lists them. */
export async function recordMailLinks(page: Page) {
  const links: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith(STUDIO)) links.push(decodeURIComponent(url.replaceAll('+', ' ')))
  })
  return () => links
}
