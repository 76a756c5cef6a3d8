import type { Page } from '@playwright/test'

import { expectInquiryKept, fillInForm, INQUIRY, receive, send } from '../support/inquiry.ts'
import { recordMailLinks } from '../support/mail-links.ts'
import { PAGE_SCRIPTS } from '../support/page-scripts.ts'
import { PAGES } from '../support/pages.ts'
import { sideways } from '../support/geometry.ts'
import { expect } from '../support/test.ts'
import { condition, lose, PHONE } from './condition.ts'

const OFF = { ...PHONE, javaScriptEnabled: false }
const EMAIL = 'hello@dogwoodandsilver.example'

condition({
  says: 'without JavaScript every page can be read, and leads to the others',
  visits: [...PAGES, '/nope'],
  holds: isReadable,
  visitor: OFF,
})

condition({
  says: 'a page whose scripts fail is as it is without JavaScript',
  does: lose(PAGE_SCRIPTS),
  visits: [...PAGES, '/nope'],
  holds: isReadable,
  visitor: PHONE,
  opened: 'load',
})

/** What the scripts count on. Each of these takes one away, before any script runs. */
const INTERFACES: Record<string, () => void> = {
  IntersectionObserver: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  PerformanceObserver: () => Reflect.deleteProperty(window, 'PerformanceObserver'),
  ResizeObserver: () => Reflect.deleteProperty(window, 'ResizeObserver'),
  'dialogs over the page': () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'),
  ':user-invalid': () => (CSS.supports = () => false),
}

for (const [what, lacks] of Object.entries(INTERFACES)) {
  condition({
    says: `a browser without ${what} shows a page as it is without JavaScript`,
    does: (page) => page.addInitScript(lacks),
    visits: ['/portfolio', '/contact'],
    holds: isReadable,
    visitor: PHONE,
    opened: 'load',
  })
}

for (const [who, does] of [
  ['scripts that fail', lose(PAGE_SCRIPTS)],
  ['an interface that is missing', (page: Page) => page.addInitScript(INTERFACES.ResizeObserver!)],
] as const) {
  condition({
    says: `for ${who}, Send opens an email with all that was typed`,
    does,
    visits: ['/contact'],
    async holds(page) {
      await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
      const emails = await recordMailLinks(page)
      await send(page).click()
      expect(emails()).toEqual([])

      await fillInForm(page)
      await page.getByRole('radio', { name: 'Outdoors' }).check()
      await send(page).click()
      const labels = ['Name', 'Email', 'Preferred date', 'Message']
      const lines = Object.values(INQUIRY).map((value, at) => `${labels[at]}: ${value}`)
      lines.splice(3, 0, 'Place: Outdoors')
      await expect.poll(emails).toEqual([expect.stringContaining(lines.join('\r\n'))])
      await expectInquiryKept(page)
    },
    visitor: PHONE,
    opened: 'load',
  })
}

condition({
  says: 'without JavaScript the email address stands in place of the form, and its email has a line for each question',
  visits: ['/contact'],
  async holds(page) {
    const form = page.getByRole('form', { name: 'Session inquiry' })
    await expect(form.getByRole('textbox')).toHaveCount(0)
    await expect(form.getByRole('radio')).toHaveCount(0)
    await expect(form.getByRole('button')).toHaveCount(0)
    await expect(form.getByRole('link', { name: EMAIL })).toHaveAttribute(
      'href',
      /^mailto:hello@.+\?subject=Session%20inquiry&body=Name.+Place.+Message/,
    )
  },
  visitor: OFF,
})

condition({
  says: 'when even the first scripts fail, ten seconds later no button is dead, no photograph kept back, and typed words stay',
  does: lose(/\.js$/),
  visits: ['/', '/portfolio', '/contact'],
  async holds(page, path) {
    if (path === '/contact') await fillInForm(page)
    // By the animations with which a page waits for its scripts.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))

    await expect(deadButtons(page)).toHaveCount(0)
    const keptBack = () =>
      page
        .locator('main img')
        .evaluateAll((all) => all.filter((one) => getComputedStyle(one).display === 'none').length)
    await expect.poll(keptBack).toBe(0)
    if (path !== '/contact') return
    await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
    await expect(page.getByRole('form').getByRole('link', { name: EMAIL })).toBeVisible()
    await expect(send(page)).toBeHidden()
    await expectInquiryKept(page)
  },
  visitor: PHONE,
  opened: 'load',
})

// microlinkhq/www#2122
condition({
  says: 'Cloudflare hides no email address from visitors without JavaScript',
  does: (page) =>
    page.route(/localhost:\d+\/[a-z]*$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: hideAddresses(await response.text()) })
    }),
  visits: PAGES,
  async holds(page) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: EMAIL })
    await expect(link).toHaveAttribute('href', `mailto:${EMAIL}`)
    expect(await page.content()).not.toContain('protected')
  },
  visitor: OFF,
})

// miriam-gonzalez-case#149. Browsers restore no field with autocomplete="off".
condition({
  says: 'without JavaScript every word is back after the page of a receiver that failed',
  does: (page) => receive(page, (route) => route.fulfill({ status: 500, body: 'Error' })),
  visits: ['/contact'],
  async holds(page) {
    await fillInForm(page)
    await send(page).click()
    await expect(page).not.toHaveURL(/contact/)
    await page.goBack()
    await expectInquiryKept(page)
  },
  visitor: OFF,
  studio: 'formspree',
})

/** Everything of a page can be read and reached, and nothing is there that does not work. */
async function isReadable(page: Page, path: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(deadButtons(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  for (const name of ['Home', 'Portfolio', 'About', 'Contact', 'Book Session']) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true })
    await expect(link.filter({ visible: true })).toBeInViewport()
  }
  await page.keyboard.press('Escape')
  for (const name of ['Portfolio', 'About', 'Booking', 'Contact']) {
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
  }
  expect(await sideways(page)).toBe(0)
  await READ[path]?.(page)
}

const READ: Record<string, (page: Page) => Promise<void>> = {
  async '/'(page) {
    const lastSlide = page.getByText('The empty seat is yours.')
    await lastSlide.scrollIntoViewIfNeeded()
    await expect(lastSlide).toBeInViewport()
    const work = page.locator('section', { hasText: 'Recent Work' }).locator('figure img').last()
    await work.scrollIntoViewIfNeeded()
    await expect
      .poll(() => work.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\/uploads\/[\w-]+\.avif$/)
  },

  async '/portfolio'(page) {
    const lastSession = page.getByRole('group', { name: '25 of 25' })
    await lastSession.scrollIntoViewIfNeeded()
    await expect(lastSession).toBeInViewport()
    await page.getByRole('link', { name: 'Open Rain on the glass, Portrait' }).click()
    await expect(page).toHaveURL(/\/uploads\/rain-on-the-glass-portra-400-\d+-\w+\.jpg$/)
  },

  async '/booking'(page) {
    await expect(page.getByRole('article')).toHaveCount(4)
    const links = page.getByRole('link', { name: /^Book Now/ })
    await expect(links).toHaveCount(4)
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^\/sample-calendar\?package=\d$/)
    }
    await expect(page.getByTitle('Booking calendar')).toBeVisible()
  },

  async '/contact'(page) {
    const form = page.getByRole('form', { name: 'Session inquiry' })
    await expect(form.getByText('This form needs JavaScript.')).toBeVisible()
    await expect(form.getByRole('link', { name: EMAIL })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Mecklenburg' })).toBeVisible()
    const map = page.getByTitle('Map of the service area around Charlotte')
    await map.scrollIntoViewIfNeeded()
    await expect(map.contentFrame().getByRole('heading', { name: 'Stand-in map' })).toBeVisible()
  },
}

/** Buttons that do nothing without scripts. A film stock is a button too, but shows its name. */
function deadButtons(page: Page) {
  return page
    .getByRole('button', { name: /photograph|slideshow|session|copy/i })
    .filter({ visible: true })
}

/** As Cloudflare does, and not where its documented comments say so. */
function hideAddresses(html: string): string {
  return html
    .split(/(<!--email_off-->.*<!--\/email_off-->)/s)
    .map((part) => (part.startsWith('<!--email_off-->') ? part : withoutAddresses(part)))
    .join('')
}

function withoutAddresses(part: string): string {
  const [head, body = ''] = part.split(/(?=<body)/)
  const hidden = body
    .replaceAll(/mailto:[^"]+/g, '/cdn-cgi/l/email-protection#1a2b')
    .replaceAll(/[\w.]+@[\w.]+/g, '[email&#160;protected]')
  return head + hidden
}
