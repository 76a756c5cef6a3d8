import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Page } from '@playwright/test'

import { folderOf, type StudioName } from '../studios/studios.ts'
import { ACCEPTED, jsonAnswer, receive, type RouteAnswer } from './inquiry.ts'
import { PAGES } from './pages.ts'
import { expect } from './test.ts'
import type { StudioWords } from '../studios/words-of.ts'

type Open = (page: Page, words: StudioWords, name: StudioName) => Promise<void>

const PHONE = { width: 390, height: 844 }

/** How to get into a state of a page in any language: with the words of its studio, or without any. */
export const STATES: Record<string, Open> = {
  ...Object.fromEntries(PAGES.map((address) => [address, at(address)])),
  'the 404 page': at('/nope'),

  async 'a page that failed'(page, { failure }, name) {
    await page.route('**/portfolio', async (route) => {
      const html = await readFile(path.join(folderOf(name), 'dist/client/portfolio.html'), 'utf8')
      const body = html.replace('"slides":[', '"lost":[')
      await route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
    })
    await page.goto('/portfolio')
    await expect(page.getByRole('heading', { name: failure.heading })).toBeVisible()
  },

  async 'the open menu'(page, { controls, studio }) {
    await page.setViewportSize(PHONE)
    await page.goto('/')
    await page.getByRole('button', { name: controls.menu.name }).click()
    const { label } = studio.navigation.about
    await expect(page.getByRole('banner').getByRole('link', { name: label })).toBeVisible()
  },

  async 'a stopped slideshow'(page, { controls }) {
    await page.goto('/')
    await page.getByRole('button', { name: controls.slideshow.next }).click()
    await expect(page.getByRole('button', { name: controls.slideshow.stop })).toBeHidden()
  },

  async 'the opened roll'(page, { controls: { lightbox }, fill, home }) {
    await page.goto('/#frame-3')
    const { length: count } = home.roll!.frames
    await expect(page.getByText(fill(lightbox.frame, { number: 3, count }))).toBeVisible()
    await page.keyboard.press('ArrowLeft')
  },

  async 'the lightbox, a negative, a copied link'(page, words) {
    await page.addInitScript(() => {
      navigator.share = () => Promise.resolve()
      navigator.clipboard.writeText = () => Promise.resolve()
    })
    await openLightbox(page)
    const { lightbox } = words.controls
    const negative = page.getByRole('button', { name: lightbox.negative })
    await negative.click()
    await expect(negative).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: lightbox.share })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: lightbox.copy }).click()
    await expect(page.getByText(lightbox.copied)).toBeVisible()
  },

  async 'a link that was not copied'(page, { controls }) {
    await refuseCopies(page)
    await openLightbox(page)
    await page.getByRole('button', { name: controls.lightbox.copy }).click()
    await expect(page.getByText(controls.lightbox.notCopied)).toBeVisible()
  },

  async 'a photograph that did not load'(page, { controls }) {
    await page.route(/\.(avif|jpg)$/, (route) => route.abort())
    await page.goto('/portfolio')
    await page.locator('a[data-lightbox]').first().click()
    await expect(page.getByRole('dialog').getByText(controls.lightbox.failed)).toBeVisible()
  },

  async 'a tip'(page, words) {
    await page.goto('/about')
    const stock = page.locator('main').getByRole('button').first()
    await stock.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tooltip')).toBeVisible()
    const sentences = words['film-stocks'].map(({ sentence }) => sentence)
    expect(sentences).toContain(await page.getByRole('tooltip').textContent())
  },

  async notices(page, { controls: { copying } }) {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.resolve()
    })
    await page.goto('/contact')
    await page.getByRole('button', { name: copying.email }).click()
    await page.getByRole('button', { name: copying.phone }).click()
    for (const said of [copying.emailCopied, copying.phoneCopied]) {
      await expect(page.getByText(said, { exact: true })).toBeVisible()
    }
  },

  async 'a notice of a failure'(page, { controls: { copying } }) {
    await refuseCopies(page)
    await page.goto('/contact')
    await page.getByRole('button', { name: copying.email }).click()
    await expect(page.getByText(copying.failed)).toBeVisible()
  },

  async 'a form that is being sent'(page, { contact }) {
    await receive(page, () => new Promise(() => {}))
    await sendForm(page)
    await expect(page.getByRole('button', { name: contact.inquiry.sending })).toBeVisible()
  },

  async 'the thank-you, and the copy that is kept'(page, { contact }) {
    await receive(page, ACCEPTED)
    await page.clock.install({ time: '2027-03-06T12:00:00' })
    await sendForm(page)
    const { heading, copy } = contact.inquiry.thanks
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await page.clock.runFor(3100)
    await page.locator('summary', { hasText: copy! }).click()
    await expect(page.locator('details[open]')).toBeVisible()
  },

  'a fault of the receiver': undelivered('broken', jsonAnswer(500, {})),
  'a refusal in the words of the receiver': undelivered(
    'refused',
    jsonAnswer(422, { error: 'x', errors: [{ message: 'No links in this form, please' }] }),
  ),
  'the page of a hotel’s network': undelivered('unclear', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  ),
  'no answer': undelivered('unreachable', (route) => route.abort()),

  async 'a refusal of a field, in the words of the receiver'(page, { contact }) {
    const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
    await receive(page, jsonAnswer(422, { error: 'x', errors }))
    await sendForm(page)
    const { refused } = contact.inquiry.failure.reasons
    await expect(page.locator('[name=email]')).toHaveAccessibleDescription(refused.text)
  },

  async 'a busy receiver'(page, { contact }) {
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'Retry-After',
      'Retry-After': '90',
    }
    await receive(page, (route) => route.fulfill({ status: 429, headers }))
    await sendForm(page)
    await expect(page.getByText(contact.inquiry.failure.reasons.busy.until!)).toBeVisible()
  },

  async 'an answer that is late'(page, { contact }) {
    await receive(page, () => new Promise(() => {}))
    await page.clock.install()
    await sendForm(page)
    await page.clock.runFor(15_100)
    const { late } = contact.inquiry.failure.reasons
    await expect(page.getByRole('heading', { name: late.heading })).toBeVisible()
  },

  async 'a lost connection that is back'(page, { contact }) {
    const { offline, online } = contact.inquiry.failure.reasons
    await page.goto('/contact')
    await page.context().setOffline(true)
    await sendForm(page, { isOpen: true })
    await expect(page.getByRole('heading', { name: offline.heading })).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: online.heading })).toBeVisible()
  },

  async 'a form that crashed'(page, { contact }) {
    await receive(page, jsonAnswer(500, {}))
    await sendForm(page)
    await expect(page.getByRole('button', { name: contact.inquiry.failure.tryAgain })).toBeVisible()
    // An extension has broken what React needs to remove an element, once.
    await page.evaluate(() => {
      const { removeChild } = Node.prototype
      Node.prototype.removeChild = () => {
        Node.prototype.removeChild = removeChild
        throw new DOMException('Broken', 'NotFoundError')
      }
      document.querySelector('form')!.requestSubmit()
    })
    const { crashed } = contact.inquiry.failure.reasons
    await expect(page.getByRole('alert').filter({ hasText: crashed.heading })).toBeVisible()
  },

  async 'a lost map'(page, { contact }) {
    await page.route(/openstreetmap/, (route) => route.abort())
    await page.goto('/contact')
    const { note, unreachable } = contact.serviceArea!
    await page.getByText(note!).scrollIntoViewIfNeeded()
    await expect(page.getByText(unreachable)).toBeVisible()
  },

  async 'a lost calendar'(page, { booking }) {
    await page.route(/cal\.com/, (route) => route.abort())
    await showCalendar(page, booking)
    const { heading } = booking.calendar!.unreachable
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  },

  async 'a confirmed booking'(page, { booking }) {
    await showCalendar(page, booking)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading')).toBeVisible()
    const booked = { originator: 'CAL', type: 'bookingSuccessfulV2' }
    await frame.locator('html').evaluate((_, data) => parent.postMessage(data, '*'), booked)
    const { heading } = booking.calendar!.booked!
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  },

  async 'opened questions'(page) {
    await page.goto('/booking')
    for (const question of await page.locator('main summary').all()) await question.click()
    await expect(page.locator('main details[open]').first()).toBeVisible()
  },
}

function at(address: string): Open {
  return async (page) => void (await page.goto(address))
}

function undelivered(
  reason: 'broken' | 'refused' | 'unclear' | 'unreachable',
  answer: RouteAnswer,
): Open {
  return async (page, { contact }) => {
    await receive(page, answer)
    await sendForm(page)
    const { heading, text } = contact.inquiry.failure.reasons[reason]
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
  }
}

async function openLightbox(page: Page) {
  await page.goto('/portfolio')
  await page.locator('a[data-lightbox]').first().click()
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
}

async function refuseCopies(page: Page) {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error())
  })
}

async function showCalendar(page: Page, { calendar }: StudioWords['booking']) {
  await page.goto('/booking')
  await page.getByRole('heading', { name: calendar!.heading }).scrollIntoViewIfNeeded()
}

/** Sends a form with letters that are in no word. */
async function sendForm(page: Page, { isOpen = false } = {}) {
  if (!isOpen) await page.goto('/contact')
  const written = { name: 'Å', email: 'a@b.example', preferredDate: '7', message: 'ø' }
  for (const [name, text] of Object.entries(written)) {
    await page.locator(`main [name=${name}]`).fill(text)
  }
  await page.locator('form [type=submit]').click()
}
