import type { Page } from '@playwright/test'

import { captionOf } from '../support/captions.ts'
import {
  expectEmptyForm,
  expectInquiryKept,
  fields,
  fillInForm,
  INQUIRY,
  notice,
  send,
  thanks,
} from '../support/inquiry.ts'
import { PAGE_SCRIPTS, PAGES } from '../support/pages.ts'
import { refuseStorage } from '../support/storage.ts'
import { expect } from '../support/test.ts'
import { waitForTwoFrames } from '../support/frozen-clock.ts'
import { button, condition, delay, everythingWorks, lose, PHONE, sideways } from './condition.ts'
import { isHydrated } from '../support/hydration.ts'

condition({
  says: 'without fonts, photographs and storage every page works, and keeps their places',
  async does(page) {
    await lose(/\.woff2$|\/uploads\//)(page)
    await refuseStorage(page)
  },
  visits: [...PAGES, '/nope'],
  async holds(page, path) {
    const fonts = () => page.evaluate(() => Array.from(document.fonts, ({ status }) => status))
    await expect.poll(fonts).toContain('error')
    for (const width of [320, 1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await sideways(page), `${width} px`).toBe(0)
    }
    for (const photograph of await page.locator('main img').filter({ visible: true }).all()) {
      const { width, height } = (await photograph.boundingBox())!
      // A frame of the roll is the smallest.
      expect(Math.min(width, height)).toBeGreaterThan(50)
    }
    await everythingWorks(page, path)
  },
  visitor: PHONE,
})

condition({
  says: 'where no AVIF can be had, as in old browsers and behind some proxies, JPEGs are shown, in the lightbox too',
  async does(page) {
    const noise = { contentType: 'image/avif', body: 'noise'.repeat(99) }
    await page.route(/\.avif$/, (route) => route.fulfill(noise))
    return delay(PAGE_SCRIPTS)(page)
  },
  visits: ['/', '/portfolio'],
  async holds(page, _path, scripts) {
    const missing = () =>
      page.locator('img').evaluateAll((all: HTMLImageElement[]) =>
        all
          .filter((one) => one.checkVisibility() && !one.naturalWidth)
          .map((one) => one.getBoundingClientRect())
          .filter(({ top, bottom }) => bottom > 0 && top < innerHeight),
      )
    await expect.poll(missing).toEqual([])
    scripts.release()
    await page.waitForFunction(isHydrated)
    const photographs = page.locator('a[data-lightbox]')
    for (const link of await photographs.all()) await link.scrollIntoViewIfNeeded()
    await expect.poll(missing).toEqual([])

    await photographs.last().click()
    const loaded = () =>
      page
        .getByRole('dialog')
        .locator('img')
        .evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth > 0))
    await expect.poll(loaded).toEqual([true, true, true])
    await expect(page.getByText('did not load')).toHaveCount(0)
    scripts.hold()
  },
  opened: 'commit',
})

// velxio#290
condition({
  says: 'a page that was opened before a deployment works on',
  visits: ['/', '/portfolio'],
  async holds(page, path) {
    await page.waitForLoadState('networkidle')
    // A new version has other files.
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
    await everythingWorks(page, path)
    await page.unrouteAll()
  },
  visitor: PHONE,
})

/** What in-app browsers, lockdown modes and extensions refuse, though a page may ask for it. */
function refuseWhatPagesMayAsk() {
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError')
  }
  const skip = () => Promise.reject(new DOMException('Skipped', 'InvalidStateError'))
  Object.assign(history, { pushState: refuse, replaceState: refuse })
  performance.getEntriesByType = () => []
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Object.defineProperty(navigator, 'clipboard', { value: undefined })
  document.startViewTransition = (update) => {
    if (typeof update === 'function') void update()
    return { ready: skip(), finished: Promise.resolve() } as unknown as ViewTransition
  }
}

condition({
  says: 'a browser that refuses history, clipboard, idle periods, transitions and entries has every feature',
  does: (page) => page.addInitScript(refuseWhatPagesMayAsk),
  visits: PAGES,
  holds: everythingWorks,
  visitor: PHONE,
})

condition({
  says: 'marked frames are copied as a link where the address may not change',
  async does(page) {
    await page.addInitScript(() => {
      history.replaceState = () => {
        throw new DOMException('Refused', 'SecurityError')
      }
    })
  },
  visits: ['/'],
  async holds(page) {
    await button(page, 'Mark yours').click()
    const frames = page.locator('#roll').getByRole('button', { name: /^\d/ })
    for (const at of [13, 21, 29]) await frames.nth(at).click()
    await button(page, 'Copy link').click()
    await expect(notice(page)).toContainText('Link copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).hash).toBe('#roll=14,22,30')
  },
})

/** Phones begin with a capital, a sentence leaves its full stop behind a link, and apps add what they count. */
const ALMOST: Record<string, [meant: string, label: string]> = {
  '/About': ['/about', 'About'],
  '/about.php': ['/about', 'About'],
  '/contact%E2%80%9D%3E': ['/contact', 'Contact'],
  '/%22//Booking//index.html': ['/booking', 'Book Session'],
  '/portfolio&fbclid=1': ['/portfolio?fbclid=1', 'Portfolio'],
  '/About/utm_source=mail': ['/about', 'About'],
  '/contact%23photographs': ['/contact#photographs', 'Contact'],
  '/index.php#roll': ['/#roll', 'Return to Home'],
}

condition({
  says: 'the 404 page of an address that is almost right leads to the page that was meant',
  visits: Object.keys(ALMOST),
  async holds(page, path) {
    const [meant, label] = ALMOST[path]!
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(meant)
  },
})

/** A photograph’s address, and what is behind it. */
const BEHIND = ['?fbclid=1', '&utm_source=mail', ').', '%22%3E', '%20and', '%']

condition({
  says: 'the photograph of an address with something behind it opens, also begun with a capital',
  visits: ['%23stairs', 'Stairs', ...BEHIND.map((added) => `stairs${added}`)].map(
    (place) => `/portfolio#${place}`,
  ),
  async holds(page) {
    await expect(page.getByRole('dialog').getByRole('img', { name: 'spiral' })).toBeVisible()
    await expect(page).toHaveURL('/portfolio#stairs')
  },
})

condition({
  says: 'an address that names no photograph opens none, also where it begins like that of one',
  visits: ['stairsway', 'stairs-2', 'main', 'no-such-photograph', '%'].map(
    (at) => `/portfolio#${at}`,
  ),
  async holds(page, path) {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(path)
  },
})

condition({
  says: 'Back restores the slideshow, running or stopped',
  visits: ['/'],
  async holds(page) {
    await leaveAndComeBack(page)
    await expect(captionOf(page, '1 of 5')).toBeVisible()
    await page.clock.runFor(14_000)
    await expect(captionOf(page, '3 of 5')).toBeVisible()

    await button(page, 'Previous photograph').click()
    await leaveAndComeBack(page)
    await page.clock.runFor(30_000)
    await expect(captionOf(page, '2 of 5')).toBeVisible()
  },
  frozen: true,
  whole: true,
})

condition({
  says: 'the menu is closed after following its link and going Back',
  visits: ['/about'],
  async holds(page) {
    await button(page, 'Menu').click()
    await leaveAndComeBack(page, page.getByRole('link', { name: 'Portfolio' }).first())
    await expect(page.getByRole('button', { name: 'Menu', expanded: false })).toBeVisible()
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')
  },
  visitor: PHONE,
  whole: true,
})

condition({
  says: 'Back leads to where a page was read, also if it was loaded again with its menu open',
  visits: ['/about'],
  async holds(page) {
    await button(page, 'Menu').click()
    await expect(page.getByRole('main')).toHaveAttribute('inert')
    await page.reload()
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' })
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)
    await link.click()
    await expect(page).toHaveURL('/portfolio')
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  },
  visitor: PHONE,
})

condition({
  says: 'Back restores what was typed last, or an empty form after the thank-you',
  visits: ['/contact'],
  async holds(page) {
    await fillInForm(page)
    await leaveAndComeBack(page)
    await expectInquiryKept(page)

    const later = { ...INQUIRY, message: 'What I wrote later' }
    for (const name of ['About', 'Contact']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click()
      await page.waitForURL(`/${name.toLowerCase()}`)
    }
    await page.waitForFunction(isHydrated)
    await fields(page).message.fill(later.message)
    await page.evaluate(() => history.go(-2))
    await expectInquiryKept(page, later)

    // Chromium drops clicks until a page that returns is drawn.
    await waitForTwoFrames(page)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    await leaveAndComeBack(page)
    await expect(thanks(page)).toBeHidden()
    await expectEmptyForm(page)
  },
  whole: true,
})

condition({
  says: 'a page of the history that the browser has not kept has what was typed last, or nothing once that was sent',
  visits: ['/contact'],
  async holds(page) {
    await fillInForm(page)
    for (const name of ['About', 'Contact']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click()
      await page.waitForURL(`/${name.toLowerCase()}`)
    }
    await page.waitForFunction(isHydrated)
    const later = { ...INQUIRY, message: 'What I wrote later' }
    await fields(page).message.fill(later.message)
    await travel(page, -2)
    await expectInquiryKept(page, later)

    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    await travel(page, 2)
    await expectEmptyForm(page)
  },
})

/** Goes through the history to a page that has to be loaded again. */
async function travel(page: Page, by: number) {
  await page.evaluate((steps) => {
    document.documentElement.dataset.isLeft = ''
    history.go(steps)
  }, by)
  await page.waitForFunction(() => !('isLeft' in document.documentElement.dataset))
  await page.waitForFunction(isHydrated)
}

/** Leaves by a link and goes back. The page must come from the cache. */
async function leaveAndComeBack(
  page: Page,
  link = page.getByRole('contentinfo').getByRole('link', { name: 'About' }),
) {
  const address = new URL(page.url()).pathname
  await page.evaluate(() => {
    delete document.documentElement.dataset.isBack
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.isBack = `${persisted}`
    })
  })
  await link.click()
  await expect(page).not.toHaveURL(address)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(address)
  await expect(page.locator('html')).toHaveAttribute('data-is-back', 'true')
}
