import type { Page } from '@playwright/test'

import { layoutProblems } from '#owner/check/layout-problems.ts'
import { captionOf } from '../support/captions.ts'
import { delayRequests } from '../support/delayed-requests.ts'
import { gotoWithFrozenClock, waitForTwoFrames } from '../support/frozen-clock.ts'
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
import {
  button,
  everythingWorks,
  expect,
  hydrated,
  lose,
  onEach,
  openEarly,
  test,
} from './condition.ts'

test('without fonts, photographs and storage all works, and keeps its place', async ({ page }) => {
  await lose(page, /\.woff2$|\/uploads\//)
  await refuseStorage(page)
  await onEach([...PAGES, '/nope'], async (path) => {
    await page.goto(path)
    const fonts = () => page.evaluate(() => Array.from(document.fonts, ({ status }) => status))
    await expect.poll(fonts).toContain('error')
    for (const width of [320, 1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await layoutProblems(page), `${width} px`).toEqual([])
    }
    for (const photograph of await page.locator('main img').filter({ visible: true }).all()) {
      const { width, height } = (await photograph.boundingBox())!
      // A frame of the roll is the smallest.
      expect(Math.min(width, height)).toBeGreaterThan(50)
    }
    await everythingWorks(page, path)
  })
})

test('where no AVIF can be had, JPEGs are shown, in the lightbox too', async ({ page }) => {
  const noise = { contentType: 'image/avif', body: 'noise'.repeat(99) }
  await page.route(/\.avif$/, (route) => route.fulfill(noise))
  const scripts = await delayRequests(page, PAGE_SCRIPTS)
  const missing = () =>
    page.locator('img').evaluateAll((all: HTMLImageElement[]) =>
      all
        .filter((one) => one.checkVisibility() && !one.naturalWidth)
        .map((one) => one.getBoundingClientRect())
        .filter(({ top, bottom }) => bottom > 0 && top < innerHeight),
    )
  await onEach(['/', '/portfolio'], async (path) => {
    await openEarly(page, path, 'commit')
    await expect.poll(missing).toEqual([])
    scripts.release()
    await hydrated(page)
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
  })
})

// velxio#290
test('a page that was opened before a deployment works on', async ({ page }) => {
  await onEach(['/', '/portfolio'], async (path) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    // A new version has other files.
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
    await everythingWorks(page, path)
    await page.unrouteAll()
  })
})

test('a browser that refuses whatever a page may ask for has every feature', async ({ page }) => {
  // As in-app browsers, lockdown modes and extensions do.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError')
    }
    Object.assign(history, { pushState: refuse, replaceState: refuse })
    performance.getEntriesByType = () => []
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await onEach(PAGES, async (path) => {
    await page.goto(path)
    await everythingWorks(page, path)
  })
})

test('marked frames are copied as a link where the address may not change', async ({ page }) => {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('Refused', 'SecurityError')
    }
  })
  await page.goto('/')
  await button(page, 'Mark yours').click()
  const frames = page.locator('#roll').getByRole('button', { name: /^\d/ })
  for (const at of [13, 21, 29]) await frames.nth(at).click()
  await button(page, 'Copy link').click()
  await expect(notice(page)).toContainText('Link copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).hash).toBe('#roll=14,22,30')
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

test('the 404 page of an address that is almost right leads to the right one', async ({ page }) => {
  await onEach(Object.keys(ALMOST), async (path) => {
    const [meant, label] = ALMOST[path]!
    await page.goto(path)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(meant)
  })
})

/** A photograph’s address, and what is behind it. */
const BEHIND = ['?fbclid=1', '&utm_source=mail', ').', '%22%3E', '%20and', '%']

test('a photograph opens by an address with a capital, or anything behind it', async ({ page }) => {
  const places = ['%23stairs', 'Stairs', ...BEHIND.map((added) => `stairs${added}`)]
  await onEach(places, async (place) => {
    await page.goto(`/portfolio#${place}`)
    await expect(page.getByRole('dialog').getByRole('img', { name: 'spiral' })).toBeVisible()
    await expect(page).toHaveURL('/portfolio#stairs')
  })
})

test('an address that names no photograph opens none, however it begins', async ({ page }) => {
  await onEach(['stairsway', 'stairs-2', 'main', 'no-such-photograph', '%'], async (place) => {
    await page.goto(`/portfolio#${place}`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(`/portfolio#${place}`)
  })
})

// Chromium's headless shell keeps no page for Back.
test.describe('of pages that the browser keeps', { tag: '@whole' }, () => {
  test('Back restores the slideshow, running or stopped', async ({ page }) => {
    await gotoWithFrozenClock(page, '/')
    await leaveAndComeBack(page)
    await expect(captionOf(page, '1 of 5')).toBeVisible()
    await page.clock.runFor(14_000)
    await expect(captionOf(page, '3 of 5')).toBeVisible()

    await button(page, 'Previous photograph').click()
    await leaveAndComeBack(page)
    await page.clock.runFor(30_000)
    await expect(captionOf(page, '2 of 5')).toBeVisible()
  })

  test('the menu is closed after following its link and going Back', async ({ page }) => {
    await page.goto('/about')
    await button(page, 'Menu').click()
    await leaveAndComeBack(page, page.getByRole('link', { name: 'Portfolio' }).first())
    await expect(page.getByRole('button', { name: 'Menu', expanded: false })).toBeVisible()
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')
  })

  test('Back restores what was typed last, or nothing after the thank-you', async ({ page }) => {
    await page.goto('/contact')
    await fillInForm(page)
    await leaveAndComeBack(page)
    await expectInquiryKept(page)

    const later = await writeLater(page)
    await page.evaluate(() => history.go(-2))
    await expectInquiryKept(page, later)

    // Chromium drops clicks until a page that returns is drawn.
    await waitForTwoFrames(page)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
    await leaveAndComeBack(page)
    await expect(thanks(page)).toBeHidden()
    await expectEmptyForm(page)
  })
})

test('a page that was not kept has what was typed last, or nothing once sent', async ({ page }) => {
  await page.goto('/contact')
  await fillInForm(page)
  const later = await writeLater(page)
  await travel(page, -2)
  await expectInquiryKept(page, later)

  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await travel(page, 2)
  await expectEmptyForm(page)
})

test('Back leads to where a page was read, also after a reload with its menu', async ({ page }) => {
  await page.goto('/about')
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
})

/** Goes on from Contact, through the links below, to another Contact, and changes the message there. */
async function writeLater(page: Page) {
  for (const name of ['About', 'Contact']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await page.waitForURL(`/${name.toLowerCase()}`)
  }
  await hydrated(page)
  const later = { ...INQUIRY, message: 'What I wrote later' }
  await fields(page).message.fill(later.message)
  return later
}

/** Goes through the history to a page that has to be loaded again. */
async function travel(page: Page, by: number) {
  await page.evaluate((steps) => {
    document.documentElement.dataset.isLeft = ''
    history.go(steps)
  }, by)
  await page.waitForFunction(() => !('isLeft' in document.documentElement.dataset))
  await hydrated(page)
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

test('what another version has kept in the tab leaves the form whole', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage['inquiry-copy'] = '{"fields":{"name":5},"name":5,"message":"Hello","date":"May"}'
    sessionStorage['inquiry-sentence'] = '{"sentence":["I’d print {frames}."],"frames":[14,22]}'
  })
  await page.goto('/contact')
  await everythingWorks(page, '/contact')
})

/** A service worker that goes on showing an earlier site, as that site stored it. */
const FROM_CACHE = `
const store = async () => {
  const page = new Response('<h1>The old site</h1>', { headers: { 'Content-Type': 'text/html' } })
  await (await caches.open('old')).put('/', page)
}
addEventListener('install', (event) => event.waitUntil(store().then(() => skipWaiting())))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(answer(event.request)))
const answer = async (request) => (await caches.match(request)) ?? fetch(request)
`

/** One that has stored nothing of the page. */
const FROM_NETWORK = `
addEventListener('fetch', (event) => event.respondWith(fetch(event.request)))
addEventListener('install', (event) => event.waitUntil(caches.open('old')))
`

/** By the path of the worker: the page that is opened, and what the worker does. */
const WORKERS = {
  '/sw.js?ver=2': ['/', FROM_CACHE],
  '/js/offline.js': ['/js/', FROM_NETWORK],
} as const

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  for (const [path, [visited, worker]] of Object.entries(WORKERS)) {
    test(`an earlier site with a worker at ${path} is gone on the next visit`, async ({ page }) => {
      await page.goto('/about')
      await page
        .context()
        .route(path, (route) => route.fulfill({ contentType: 'text/javascript', body: worker }))
      await page.evaluate(async (script) => {
        const { installing } = await navigator.serviceWorker.register(script)
        await new Promise<void>((settle) =>
          installing!.addEventListener('statechange', () => {
            if (installing!.state === 'activated') settle()
          }),
        )
      }, path)
      await page.context().unrouteAll()

      await openEarly(page, visited, 'commit')
      const name = page.getByRole('banner').getByRole('link', { name: 'Dogwood & Silver' })
      await expect(name).toBeVisible()
      const left = () =>
        page.evaluate(async () => [
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
          ...(await caches.keys()),
        ])
      await expect.poll(left).toEqual([])
    })
  }
})
