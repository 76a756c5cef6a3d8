import type { Page } from '@playwright/test'

import {
  expectInquiryKept,
  fillInForm,
  INQUIRY,
  send,
  recordMailLinks,
} from '../support/inquiry.ts'
import { PAGE_SCRIPTS, PAGES } from '../support/pages.ts'
import { expect } from '../support/test.ts'
import { condition, lose, PHONE, sideways, type Condition } from './condition.ts'

const OFF = { ...PHONE, javaScriptEnabled: false }
const EMAIL = 'hello@dogwoodandsilver.example'

/** What the scripts count on and some browsers lack, by what has it. */
const INTERFACES = {
  ResizeObserver: 'window',
  toSorted: 'Array.prototype',
  checkVisibility: 'Element.prototype',
}

/** Why a page has no scripts. */
const WITHOUT: Record<string, Partial<Condition<unknown>>> = {
  'without JavaScript': { visitor: OFF },
  'whose scripts fail': { does: lose(PAGE_SCRIPTS) },
  ...Object.fromEntries(
    Object.entries(INTERFACES).map(([name, owner]) => [
      `in a browser without ${name}`,
      {
        does: (page: Page) => page.addInitScript(`delete ${owner}.${name}`),
        visits: ['/portfolio', '/contact'],
      },
    ]),
  ),
}

for (const [why, row] of Object.entries(WITHOUT)) {
  condition({
    says: `a page ${why} can be read, and leads to the others`,
    visits: [...PAGES, '/nope'],
    holds: isReadable,
    visitor: PHONE,
    opened: 'load',
    ...row,
  })
}

condition({
  says: 'where a stylesheet is lost with the scripts, the other styles are those without scripts',
  does: lose(new RegExp(`${PAGE_SCRIPTS.source}|/site\\.[\\w-]+\\.css$`)),
  visits: ['/'],
  async holds(page) {
    await expect(deadButtons(page)).toHaveCount(0)
    await seesLastSlide(page)
  },
  visitor: PHONE,
  opened: 'load',
})

condition({
  says: 'for scripts that fail, Send opens an email with all that was typed',
  does: lose(PAGE_SCRIPTS),
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
    await seesLastSlide(page)
    await expect(page.locator('#roll').getByRole('link').last()).toBeVisible()
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

async function seesLastSlide(page: Page) {
  const lastSlide = page.getByText('The empty seat is yours.')
  await lastSlide.scrollIntoViewIfNeeded()
  await expect(lastSlide).toBeInViewport()
}

/** Buttons that do nothing without scripts. A film stock is a button too, but shows its name. */
function deadButtons(page: Page) {
  return page
    .getByRole('button', { name: /photograph|slideshow|session|copy/i })
    .filter({ visible: true })
}
