import type { Page, Route } from '@playwright/test'

import { CALENDAR, scrollToCalendar } from './support/calendar.ts'
import { MAP } from './support/map.ts'
import { tabBack, tabThrough } from './support/tab-through.ts'
import { expect, test } from './support/test.ts'

/** The pages with the most kinds of controls. `npm test -- --all` has the others. */
const QUICK = ['/portfolio', '/about', '/contact']

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

/** `ready` waits for frames, whose controls must exist before the first press. */
const PAGES: { path: string; ready?: (page: Page) => Promise<unknown> }[] = [
  { path: '/' },
  { path: '/portfolio' },
  { path: '/about' },
  {
    path: '/contact',
    async ready(page) {
      await page.getByText('Exact shoot location').scrollIntoViewIfNeeded()
      await expect(lastStopIn(page, 'Map of the service area around Charlotte')).toBeVisible()
    },
  },
  {
    path: '/booking',
    async ready(page) {
      await scrollToCalendar(page)
      await expect(lastStopIn(page, 'Booking calendar')).toBeVisible()
    },
  },
  { path: '/nope' },
]

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const { path, ready } of PAGES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const tag = size === 'phone' && QUICK.includes(path) ? [] : '@all'
    test(
      `on a ${size} Tab reaches all of ${path} with a visible ring`,
      { tag },
      async ({ page, expectConsole }) => {
        // Two pictures of each stop, of which Portfolio has 60.
        test.setTimeout(240_000)
        if (path === '/nope') expectConsole(/404/)
        for (const site of [MAP, CALENDAR]) await page.route(site, anotherSite)
        await page.setViewportSize(viewport)
        await page.goto(path)
        await ready?.(page)
        await page.evaluate(() => scrollTo(0, 0))

        const { count, problems } = await tabThrough(page)
        expect.soft(problems).toEqual([])
        const way = (await tabBack(page, count)).map(({ index, hidden }) => [index, hidden])
        expect(way).toEqual(Array.from({ length: count }, (_, at) => [count - 1 - at, undefined]))
      },
    )
  }
}

test('[L3] Tab stays in the open menu, and Escape returns to its button', async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')

  expect((await tabThrough(page)).problems).toEqual([])

  // Tab wraps around, past the page behind.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Dogwood & Silver' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
})

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`on a ${size} Tab stays in the lightbox, and Escape returns`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/portfolio')
    const frame = page.getByRole('link', { name: /^Open Behind the curtain/ })
    await frame.press('Enter')
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()

    expect((await tabThrough(page)).problems).toEqual([])

    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(frame).toBeFocused()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

/** A page with two controls, for a frame. Like Calendly’s, it posts its height. */
function anotherSite(route: Route) {
  const message = "{ event: 'calendly.page_height', payload: { height: '900px' } }"
  const script = `<script>parent.postMessage(${message}, '*')</script>`
  const body = `<h1>Another site</h1><button>One</button><button>Two</button>${script}`
  return route.fulfill({ contentType: 'text/html', body })
}

function lastStopIn(page: Page, frame: string) {
  return page.frameLocator(`iframe[title="${frame}"]`).getByRole('button', { name: 'Two' })
}
