import { readdirSync, statSync } from 'node:fs'

import type { Page, Request } from '@playwright/test'

import { ALL_SCRIPTS, BUDGETS, FIRST_VIEW, OF_ANY_PAGE, OTHER, WINDOWS } from './budgets.ts'
import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

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
