import type { Page } from '@playwright/test'

import { layoutShift } from '../states/checks.ts'
import { captionOf } from '../support/captions.ts'
import { delayRequests } from '../support/delayed-requests.ts'
import { waitForTwoFrames } from '../support/frozen-clock.ts'
import {
  expectInquiryKept,
  fillInForm,
  INQUIRY,
  recordMailLinks,
  send,
  thanks,
} from '../support/inquiry.ts'
import { PAGE_SCRIPTS } from '../support/pages.ts'
import { isHydrated } from '../support/test.ts'
import { button, expect, openEarly, test } from './condition.ts'

// A page is painted before its scripts come, and what is pressed then would be lost.

const FIRST_SCRIPT = /\/assets\/start\./

test('buttons pressed again and again before the first script act once', async ({ page }) => {
  const scripts = await delayRequests(page, FIRST_SCRIPT)
  await openEarly(page, '/', 'commit')
  await button(page, 'Next photograph').tap()
  await button(page, 'Next photograph').tap()

  scripts.release()
  await expect(captionOf(page, '2 of 5')).toBeVisible()
  await expect(button(page, 'Stop slideshow')).toBeHidden()
})

test('a menu opened before the first script stays open until Back closes it', async ({ page }) => {
  const scripts = await delayRequests(page, FIRST_SCRIPT)
  await openEarly(page, '/about', 'commit')
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
})

test('a photograph tapped before hydration does not wait for parts far below', async ({ page }) => {
  // Parts that are far away are hydrated after five seconds: that never comes.
  await page.addInitScript(() => {
    const { setTimeout: begin } = window
    window.setTimeout = ((act: () => void, ms = 0, ...given: unknown[]) =>
      ms < 5000 ? begin(act, ms, ...given) : 0) as typeof setTimeout
  })
  const scripts = await delayRequests(page, PAGE_SCRIPTS)
  await openEarly(page, '/portfolio')
  const link = page.getByRole('link', { name: 'Open Behind the curtain' })
  // Unlike `tap`, this does not scroll.
  const { x, y } = (await link.boundingBox())!
  await page.touchscreen.tap(x + 50, y + 20)
  await expect(link).toHaveAttribute('data-pressed')

  scripts.release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/portfolio#curtain')
})

test('of two photographs pressed before the lightbox comes the last opens', async ({ page }) => {
  const lightbox = await delayRequests(page, /part~lightbox/)
  await page.goto('/portfolio')
  await page.getByRole('link', { name: 'Open Rain on the glass' }).click()
  await page.getByRole('link', { name: 'Open All five' }).click()
  lightbox.release()
  await expect(page.getByText('Frame 2 of 5', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/portfolio#all-five')

  await button(page, 'Close').click()
  await expect(page).toHaveURL('/portfolio')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a tip that was tapped and closed while the page is busy stays closed', async ({ page }) => {
  await page.addInitScript(() => {
    const begin = window.requestIdleCallback
    const idle = new Promise((settle) => addEventListener('idle', settle))
    window.requestIdleCallback = (act, options) => {
      void idle.then(() => begin(act, options))
      return 0
    }
  })
  await openEarly(page, '/')
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
})

test('a form sent before hydration is sent once', async ({ page }) => {
  const logged: unknown[] = []
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args()[1]?.jsonValue())
  })
  const scripts = await delayRequests(page, PAGE_SCRIPTS)
  await openEarly(page, '/contact')
  await button(page, 'Copy email address').tap()
  await send(page).tap()
  await fillInForm(page)
  await send(page).tap()
  await send(page).tap()

  scripts.release()
  await expect(thanks(page)).toBeVisible()
  await expect(page.getByText('Email address copied', { exact: true })).toBeVisible()
  await expect.poll(() => logged).toEqual([INQUIRY])
})

test('a form sent before its scripts fail opens an email with its words', async ({ page }) => {
  const scripts = await delayRequests(page, PAGE_SCRIPTS)
  await openEarly(page, '/contact')
  await fillInForm(page)
  await send(page).tap()
  const emails = await recordMailLinks(page)
  scripts.shouldFail = true
  scripts.release()
  await expect.poll(emails).toEqual([expect.stringContaining(INQUIRY.message)])
  await expectInquiryKept(page)
})

test('while the first photograph is slow, a key press fetches the scripts', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (PAGE_SCRIPTS.test(request.url())) requested.push(request.url())
  })
  await page.route(/\/uploads\/.+\.avif$/, () => {})
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await openEarly(page, '/', 'commit')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The page is painted.
  await page.screenshot()
  expect(requested).toEqual([])

  await page.keyboard.press('Tab')
  await expect.poll(() => requested.length).toBeGreaterThan(0)
})

// As a browser prerenders: Playwright turns that off.
test('a prerendered page starts nothing and asks no other site until shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  // So tall that the calendar is in view.
  await page.setViewportSize({ width: 1280, height: 6000 })
  await openEarly(page, '/booking')
  await expect(page.locator('link[rel=modulepreload]').last()).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(isHydrated)).toBe(false)
  expect(page.frames()).toHaveLength(1)

  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await page.waitForFunction(isHydrated)
  await expect(page.getByTitle('Booking calendar')).toBeAttached()
})

/** Addresses of search results, by the words that were found. */
const FOUND = {
  'There is room': '/portfolio#',
  'Come and sit': '/about#',
  'Using my': '/contact#photographs',
}

// csswg-drafts#9833: what is laid out later moves the place that a visitor was sent to.
test('the words of a search result are shown, and nothing moves', async ({ page }) => {
  for (const [words, address] of Object.entries(FOUND)) {
    await openEarly(page, `${address}:~:text=${encodeURIComponent(words)}`)
    await settled(page)
    await expect(page.getByText(words).first()).toBeInViewport()
    expect(await layoutShift(page), words).toBeLessThan(0.01)
  }
})

/** Nothing moves any more. */
async function settled(page: Page) {
  const y = () => page.evaluate(() => scrollY)
  await expect(async () => {
    const before = await y()
    await waitForTwoFrames(page)
    expect(await y()).toBe(before)
  }).toPass()
}
