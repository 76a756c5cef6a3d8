import { readdirSync, statSync } from 'node:fs'

import type { Page, Request } from '@playwright/test'

import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/**
 * The budget of each page, in KB (1024 bytes) as transferred, without headers.
 *
 * Each number is slightly above the last measurement, of images 3%, because encoders round differently
 * on other processors. Lower it when a page becomes lighter. A commit that raises one says what
 * visitors get for it.
 */
const BUDGETS: Record<string, Budget> = {
  '/': {
    files: { html: 10.5, css: 15.1, fonts: 36.6, js: 69 },
    images: {
      phone: { first: 66, end: 470 },
      'cheap phone': { first: 50, end: 265 },
      desktop: { first: 161, end: 300 },
    },
  },
  '/portfolio': {
    files: { html: 9.4, css: 13.8, fonts: 36.6, js: 73.2 },
    images: { phone: { first: 127, end: 890 }, desktop: { first: 404, end: 404 } },
  },
  '/about': {
    files: { html: 4.4, css: 10.4, fonts: 50.4, js: 65.5 },
    images: { phone: { first: 122, end: 277 }, desktop: { first: 168, end: 168 } },
  },
  '/contact': {
    files: { html: 5.2, css: 11.6, fonts: 36.6, js: 74.4 },
    images: { phone: { first: 12.2, end: 12.2 }, desktop: { first: 15.8, end: 15.8 } },
  },
  '/booking': {
    files: { html: 5.9, css: 11.2, fonts: 36.6, js: 69.9 },
    images: { phone: { first: 9.7, end: 40.4 }, desktop: { first: 9.7, end: 40.4 } },
  },
}

/** Of a page without a line above. */
const OF_ANY_PAGE: Budget = {
  files: { html: 7, css: 10, fonts: 53, js: 70 },
  images: { phone: { first: 150, end: 400 }, desktop: { first: 300, end: 600 } },
}

/** Of everything else together, on every page: icons and speculation rules. */
const OTHER = 1

/** Of everything in the first view of Home on a phone, as the README promises. */
const FIRST_VIEW = 200

/** Of all scripts of the site together: more than any use of it can load. */
const ALL_SCRIPTS = 99.5

type Budget = {
  /** Of the whole page; of scripts, before the visitor does anything. */
  files: Record<'html' | 'css' | 'fonts' | 'js', number>
  /** In the first view, and after scrolling to the end of the page. */
  images: Partial<Record<keyof typeof WINDOWS, { first: number; end: number }>>
}

const PHONE = { isMobile: true, hasTouch: true }

const WINDOWS = {
  /** The phone that asks for most. */
  phone: { ...PHONE, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  /** Just below 736 px in all, a width in which prints are made. */
  'cheap phone': { ...PHONE, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  desktop: { viewport: { width: 1440, height: 900 } },
}

/** Long enough for everything that the page preloads. */
const PRELOAD_MS = 20_000

const KB = 1024

const KINDS = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'images',
} as const

for (const [name, window] of Object.entries(WINDOWS)) {
  test.describe(`on a ${name}`, () => {
    test.use(window)

    for (const path of PAGES) {
      const { files, images } = BUDGETS[path] ?? OF_ANY_PAGE
      const most = images[name as keyof typeof images]
      if (!most) continue

      const tag = name === 'phone' ? [] : '@all'
      test(`${path} keeps to its budget of bytes`, { tag }, async ({ page, baseURL }) => {
        const loaded = weigh(page, baseURL!)
        await gotoWithFrozenClock(page, path)
        const first = await loaded()
        expect(first.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['html', 'css', 'js']))
        expectWithin({ ...files, images: most.first, other: OTHER }, first, 'at first')
        const bytes = first.reduce((sum, file) => sum + file.bytes, 0)
        if (path === '/' && name === 'phone')
          expect(bytes / KB, 'KB of all, at first').toBeLessThanOrEqual(FIRST_VIEW)

        await scrollToTheEnd(page)
        await page.clock.runFor(PRELOAD_MS)
        const atEnd = { ...files, js: ALL_SCRIPTS, images: most.end, other: OTHER }
        expectWithin(atEnd, await loaded(), 'to its end')
      })
    }
  })
}

test('all scripts of the site together keep to their budget', () => {
  const folder = 'test-results/demo/client/assets'
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js.gz'))
  const bytes = scripts.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0)
  expect(scripts.length).toBeGreaterThan(5)
  expect(bytes / KB).toBeLessThanOrEqual(ALL_SCRIPTS)
})

/** If it fails, make the page lighter, or raise the budget and say what visitors get for it. */
function expectWithin(budget: Record<Weighed['kind'], number>, files: Weighed[], when: string) {
  for (const [kind, most] of Object.entries(budget)) {
    const own = files.filter((file) => file.kind === kind).toSorted((a, b) => b.bytes - a.bytes)
    const bytes = own.reduce((sum, file) => sum + file.bytes, 0)
    const heaviest = own.slice(0, 4).map((file) => `${file.path} ${file.bytes}`)
    expect
      .soft(bytes / KB, `KB of ${kind}, ${when}: ${heaviest.join(', ')}`)
      .toBeLessThanOrEqual(most)
  }
}

/** Scrolls to the end of the page, slowly enough to load everything on the way. */
async function scrollToTheEnd(page: Page) {
  const isAtEnd = () => {
    window.scrollBy({ top: innerHeight / 2, behavior: 'instant' })
    return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  }
  let end = false
  while (!end) {
    end = await page.evaluate(isAtEnd)
    await nextIntersection(page)
  }
}

type Kind = (typeof KINDS)[keyof typeof KINDS] | 'other'

/** A file of the site. Bytes as transferred. */
type Weighed = { path: string; kind: Kind; bytes: number }

/**
 * Weighs the files of the site that a page loads from now on. Returns a function that waits until
 * nothing is loading, and then returns them all.
 */
function weigh(page: Page, site: string): () => Promise<Weighed[]> {
  const files: Promise<Weighed>[] = []

  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    // The sample calendar stands in for the page of a service.
    if (origin !== site || pathname.startsWith('/sample-calendar')) return
    const one = weighed(request)
    // Rejects if the page is closed first, possibly before anyone awaits it.
    one.catch(() => {})
    files.push(one)
  })

  return async function loaded(): Promise<Weighed[]> {
    await nextIntersection(page)
    const before = files.length
    const weights = await Promise.all(files)
    return files.length > before ? loaded() : weights
  }
}

/** Waits for one check of what is in view. Timers and `requestAnimationFrame` may be frozen. */
async function nextIntersection(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((settle) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect()
          settle()
        }).observe(document.documentElement)
      }),
  )
}

async function weighed(request: Request): Promise<Weighed> {
  const response = await request.response()
  await response?.finished()
  const { responseBodySize } = await request.sizes()
  const kind = KINDS[request.resourceType() as keyof typeof KINDS] ?? 'other'
  return { path: new URL(request.url()).pathname, kind, bytes: responseBodySize }
}
