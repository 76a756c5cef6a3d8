import type { Page } from '@playwright/test'

import { layoutProblems } from '#owner/check/layout-problems.ts'
import {
  expectInquiryKept,
  fillInForm,
  INQUIRY,
  recordMailLinks,
  send,
} from '../support/inquiry.ts'
import { PAGE_SCRIPTS, PAGES } from '../support/pages.ts'
import { expect, lose, onEach, openEarly, test } from './condition.ts'

const EMAIL = 'hello@dogwoodandsilver.example'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page can be read, and leads to the others', ({ page }) => canBeRead(page))

  test('in place of the form is an address, whose email asks each question', async ({ page }) => {
    await page.goto('/contact')
    const form = page.getByRole('form', { name: 'Session inquiry' })
    await expect(form.getByRole('textbox')).toHaveCount(0)
    await expect(form.getByRole('radio')).toHaveCount(0)
    await expect(form.getByRole('button')).toHaveCount(0)
    await expect(form.getByRole('link', { name: EMAIL })).toHaveAttribute(
      'href',
      /^mailto:hello@.+\?subject=Session%20inquiry&body=Name.+Place.+Message/,
    )
  })
})

test('a page whose scripts fail can be read, and leads to the others', async ({ page }) => {
  await lose(page, PAGE_SCRIPTS)
  await canBeRead(page)
})

/** What the scripts count on and some browsers lack, by what has it. */
const INTERFACES = {
  ResizeObserver: 'window',
  toSorted: 'Array.prototype',
  checkVisibility: 'Element.prototype',
}

for (const [name, owner] of Object.entries(INTERFACES)) {
  test(`a browser without ${name} shows the page without scripts`, async ({ page }) => {
    await page.addInitScript(`delete ${owner}.${name}`)
    await openEarly(page, '/contact')
    // At once, and not when the wait for scripts is over.
    await page.locator('html[data-scripts-failed]').waitFor({ state: 'attached' })
    expect(await page.getByText('This form needs JavaScript.').isVisible()).toBe(true)
    await expect(deadButtons(page)).toHaveCount(0)
  })
}

test('where a stylesheet is lost, too, the others are those without scripts', async ({ page }) => {
  await lose(page, new RegExp(`${PAGE_SCRIPTS.source}|/site\\.[\\w-]+\\.css$`))
  await openEarly(page, '/')
  await expect(deadButtons(page)).toHaveCount(0)
  await seesLastSlide(page)
})

test('for scripts that fail, Send opens an email with all that was typed', async ({ page }) => {
  await lose(page, PAGE_SCRIPTS)
  await openEarly(page, '/contact')
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
})

test('when even the first scripts fail, ten seconds later no button is dead, no photograph kept back, and typed words stay', async ({
  page,
}) => {
  await lose(page, /\.js$/)
  await onEach(['/', '/portfolio', '/contact'], async (path) => {
    await openEarly(page, path)
    if (path === '/contact') await fillInForm(page)
    // By the animations with which a page waits for its scripts.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))

    await expect(deadButtons(page)).toHaveCount(0)
    const keptBack = () =>
      page
        .locator('main img')
        .evaluateAll((all) => all.filter((one) => getComputedStyle(one).display === 'none').length)
    await expect.poll(keptBack).toBe(0)
  })
  await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
  await expect(page.getByRole('form').getByRole('link', { name: EMAIL })).toBeVisible()
  await expect(send(page)).toBeHidden()
  await expectInquiryKept(page)
})

/** Everything of each page can be read and reached, and nothing is there that does not work. */
async function canBeRead(page: Page) {
  await onEach([...PAGES, '/nope'], async (path) => {
    await openEarly(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(deadButtons(page)).toHaveCount(0)
    expect(await layoutProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Menu' }).click()
    for (const name of ['Home', 'Portfolio', 'About', 'Contact', 'Book Session']) {
      const link = page.getByRole('banner').getByRole('link', { name, exact: true })
      await expect(link.filter({ visible: true })).toBeInViewport()
    }
    await page.keyboard.press('Escape')
    for (const name of ['Portfolio', 'About', 'Booking', 'Contact']) {
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
    }
    await READ[path]?.(page)
  })
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

/** What stylesheets may use that browsers learned after 2022, by the names that those do not know. */
const LATER = [
  /:has\(/g,
  /:dir\(/g,
  /:(?:user-invalid|popover-open)/g,
  /::details-content/g,
  /\d of (?=[:.[])/g,
  /@(?:container|starting-style|view-transition)/g,
  /\((?:scripting:|(?:width|height) ?[<>])/g,
  /color-mix\(/g,
  /\d(?:cqi|cqb)\b/g,
  /\bsubgrid\b/g,
  /(?<![-\w])(?:mask|backdrop-filter|content-visibility|text-wrap|view-transition-name|animation-timeline)(?=[-:])/g,
  /(?<=content:"[^"]*" )\/(?= "")/g,
]

/** `:later-has(` for `:has(`. */
const unknown = (name: string) => name.replace(/^\W*/, '$&later-')

test('in a browser of 2022 text, photographs and marks can be seen', async ({ page }) => {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch()
    const styles = await response.text()
    const body = LATER.reduce((text, name) => text.replace(name, unknown), styles)
    await route.fulfill({ response, body })
  })
  await lose(page, PAGE_SCRIPTS)
  await onEach([...PAGES, '/nope'], async (path) => {
    await openEarly(page, path)
    expect(await nested(page)).toEqual([])
    expect(await layoutProblems(page)).toEqual([])
    // They have their color then, but not their shape.
    const marks = page.locator('[data-wax]')
    const boxes = (all: Element[]) =>
      all.filter((mark) => getComputedStyle(mark).maskImage === 'none').length
    expect(await marks.evaluateAll(boxes)).toBe(0)
    const photographs = page.getByRole('main').locator('picture img').filter({ visible: true })
    expect(await photographs.evaluateAll(smallerThan, 40)).toEqual([])
  })
})

/** Photographs whose sides are not both longer than so many px, of all that load when they are scrolled to. */
async function smallerThan(all: Element[], least: number) {
  const photographs = all as HTMLImageElement[]
  for (const photograph of photographs) {
    photograph.scrollIntoView({ behavior: 'instant' })
    await photograph.decode()
  }
  return photographs
    .filter(({ clientWidth, clientHeight }) => Math.min(clientWidth, clientHeight) <= least)
    .map(({ outerHTML }) => outerHTML)
}

/** Rules inside other rules, which such browsers drop. */
function nested(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inside = (rules: CSSRuleList): string[] =>
      Array.from(rules).flatMap((rule) => {
        if (!('cssRules' in rule)) return []
        const { cssRules, selectorText } = rule as CSSStyleRule
        return selectorText && cssRules.length > 0 ? [selectorText] : inside(cssRules)
      })
    return Array.from(document.styleSheets).flatMap(({ cssRules }) => inside(cssRules))
  })
}
