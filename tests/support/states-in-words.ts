import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Page } from '@playwright/test'

import { folderOf } from '../studios/studios.ts'
import { FORM_STATES, type Open } from './form-states-in-words.ts'
import { PAGES } from './pages.ts'
import { expect } from './test.ts'
import type { StudioWords } from '../studios/words-of.ts'

const PHONE = { width: 390, height: 844 }

/** How to get into a state of a page in any language: with the words of its studio, or without any. */
export const STATES: Record<string, Open> = {
  ...Object.fromEntries(PAGES.map((address) => [address, at(address)])),
  'the 404 page': at('/nope'),
  ...FORM_STATES,

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
