import type { Page } from '@playwright/test'

import { captionOf } from '../support/captions.ts'
import {
  expectInquiryKept,
  fillInForm,
  INQUIRY,
  send,
  thanks,
  recordMailLinks,
} from '../support/inquiry.ts'
import { PAGE_SCRIPTS } from '../support/pages.ts'
import { expect } from '../support/test.ts'
import { waitForTwoFrames } from '../support/frozen-clock.ts'
import { layoutShift } from '../states/checks.ts'
import { isHydrated } from '../support/hydration.ts'
import { button, condition, delay, PHONE } from './condition.ts'

// A page is painted before its scripts come, and what is pressed then would be lost.

condition({
  says: 'buttons pressed repeatedly before the first script has come act once, when all have',
  does: delay(/\/assets\/start\./),
  visits: ['/'],
  async holds(page, _path, scripts) {
    await button(page, 'Next photograph').tap()
    await button(page, 'Next photograph').tap()

    scripts.release()
    await expect(captionOf(page, '2 of 5')).toBeVisible()
    await expect(button(page, 'Stop slideshow')).toBeHidden()
  },
  visitor: PHONE,
  opened: 'commit',
})

condition({
  says: 'the menu opens before the first script has come, stays open when all have, and Back closes it',
  does: delay(/\/assets\/start\./),
  visits: ['/about'],
  async holds(page, _path, scripts) {
    const link = page.getByRole('banner').getByRole('link', { name: 'Portfolio' })
    await button(page, 'Menu').tap()
    await expect(link).toBeVisible()

    scripts.release()
    await expect(page.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible()
    await expect(page.getByRole('main')).toHaveAttribute('inert')
    await expect(page.getByRole('contentinfo')).toHaveAttribute('inert')
    await page.goBack()
    await expect(link).toBeHidden()
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')
    await expect(page).toHaveURL('/about')
  },
  visitor: PHONE,
  opened: 'commit',
})

condition({
  says: 'a photograph tapped before hydration opens in the lightbox, after it, and does not wait for what is far below',
  async does(page) {
    // Parts that are far away are hydrated after five seconds: that never comes.
    await page.addInitScript(() => {
      const { setTimeout: begin } = window
      window.setTimeout = ((act: () => void, ms = 0, ...given: unknown[]) =>
        ms < 5000 ? begin(act, ms, ...given) : 0) as typeof setTimeout
    })
    return delay(PAGE_SCRIPTS)(page)
  },
  visits: ['/portfolio'],
  async holds(page, _path, scripts) {
    const link = page.getByRole('link', { name: 'Open Behind the curtain' })
    // Unlike `tap`, this does not scroll.
    const { x, y } = (await link.boundingBox())!
    await page.touchscreen.tap(x + 50, y + 20)
    await expect(link).toHaveAttribute('data-pressed')

    scripts.release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL('/portfolio#curtain')
  },
  visitor: PHONE,
  opened: 'load',
})

condition({
  says: 'of two photographs pressed before the lightbox has come the last one opens, and Close closes it',
  does: delay(/part~lightbox/),
  visits: ['/portfolio'],
  async holds(page, _path, lightbox) {
    await page.getByRole('link', { name: 'Open Rain on the glass' }).click()
    await page.getByRole('link', { name: 'Open All five' }).click()
    lightbox.release()
    await expect(page.getByText('Frame 2 of 5', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/portfolio#all-five')

    await button(page, 'Close').click()
    await expect(page).toHaveURL('/portfolio')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
})

condition({
  says: 'the tip of a film that was tapped and closed while the page is busy stays closed',
  does: (page) =>
    page.addInitScript(() => {
      const begin = window.requestIdleCallback
      const idle = new Promise((settle) => addEventListener('idle', settle))
      window.requestIdleCallback = (act, options) => {
        void idle.then(() => begin(act, options))
        return 0
      }
    }),
  visits: ['/'],
  async holds(page) {
    // Far below the parts that are hydrated at once.
    const film = page.getByRole('main').getByRole('button', { name: 'Film: Portra 400' }).last()
    await expect(page.locator('[data-island][data-live]').first()).toBeAttached()
    await film.tap()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(page.getByRole('tooltip')).toHaveCount(0)

    await page.evaluate(() => dispatchEvent(new Event('idle')))
    await page.waitForFunction(isHydrated)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  },
  visitor: PHONE,
  opened: 'load',
})

condition({
  says: 'a form sent before hydration is sent once',
  does: async (page) => ({ scripts: await delay(PAGE_SCRIPTS)(page), logged: recordLog(page) }),
  visits: ['/contact'],
  async holds(page, _path, { scripts, logged }) {
    await button(page, 'Copy email address').tap()
    await send(page).tap()
    await fillInForm(page)
    await send(page).tap()
    await send(page).tap()

    scripts.release()
    await expect(thanks(page)).toBeVisible()
    await expect(page.getByText('Email address copied', { exact: true })).toBeVisible()
    await expect.poll(() => logged).toEqual([INQUIRY])
  },
  visitor: PHONE,
  opened: 'commit',
})

condition({
  says: 'a form sent before its scripts fail opens an email instead, and keeps every word',
  does: delay(PAGE_SCRIPTS),
  visits: ['/contact'],
  async holds(page, _path, scripts) {
    await fillInForm(page)
    await send(page).tap()
    const emails = await recordMailLinks(page)
    scripts.shouldFail = true
    scripts.release()
    await expect.poll(emails).toEqual([expect.stringContaining(INQUIRY.message)])
    await expectInquiryKept(page)
  },
  visitor: PHONE,
  opened: 'commit',
})

const PHOTOGRAPH = /\/uploads\/.+\.avif$/

condition({
  says: 'while the first photograph is slow, a key press fetches the scripts at once',
  async does(page) {
    await page.route(PHOTOGRAPH, () => {})
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    const requested: string[] = []
    page.on('request', (request) => {
      if (PAGE_SCRIPTS.test(request.url())) requested.push(request.url())
    })
    return requested
  },
  visits: ['/'],
  async holds(page, _path, requested) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The page is painted.
    await page.screenshot()
    expect(requested).toEqual([])

    await page.keyboard.press('Tab')
    await expect.poll(() => requested.length).toBeGreaterThan(0)
  },
  opened: 'commit',
})

// As a browser prerenders: Playwright turns that off.
condition({
  says: 'a page that is prerendered asks no other site and starts nothing before it is shown',
  does: (page) =>
    page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    }),
  visits: ['/booking'],
  async holds(page) {
    const scripts = page.locator('link[rel=modulepreload]')
    await expect(scripts.last()).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(isHydrated)).toBe(false)
    expect(page.frames()).toHaveLength(1)

    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
    await page.waitForFunction(isHydrated)
    await expect(page.getByTitle('Booking calendar')).toBeAttached()
  },
  // So tall that the calendar is in view.
  visitor: { viewport: { width: 1280, height: 6000 } },
  opened: 'load',
})

// csswg-drafts#9833: what is laid out later moves the place that a visitor was sent to.
condition({
  says: 'the words of a search result are shown, and nothing moves',
  visits: [
    '/portfolio#:~:text=There%20is%20room',
    '/about#:~:text=Come%20and%20sit',
    '/contact#photographs:~:text=Using%20my',
  ],
  async holds(page, path) {
    await settled(page)
    const words = decodeURIComponent(path.split('text=')[1]!)
    await expect(page.getByText(words).first()).toBeInViewport()
    expect(await layoutShift(page)).toBeLessThan(0.01)
  },
  visitor: PHONE,
  opened: 'load',
})

/** What the page logs besides its words, from now on. */
function recordLog(page: Page) {
  const logged: unknown[] = []
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args()[1]?.jsonValue())
  })
  return logged
}

/** Nothing moves any more. */
async function settled(page: Page) {
  const y = () => page.evaluate(() => scrollY)
  await expect(async () => {
    const before = await y()
    await waitForTwoFrames(page)
    expect(await y()).toBe(before)
  }).toPass()
}
