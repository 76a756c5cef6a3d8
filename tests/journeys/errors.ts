import { expect } from '@playwright/test'

import { the } from '../engines/ui.ts'
import { PAGES } from '../support/pages.ts'
import type { Journey } from './journey.ts'

/** Paths below, above and beside those of pages. */
const NO_PAGES = ['/nope', '/a/b/c', '/About', '/portfolio/curtain', '/booking/1', '/contact/sent']

export const errors: Journey[] = [
  {
    id: 'L5',
    says: 'there are five pages, each with and without a slash, and no other',
    async expect({ page: { request } }) {
      for (const path of PAGES) {
        const answer = await request.get(path)
        expect(answer.status(), path).toBe(200)
        const withSlash = await request.get(`${path}/`.replace('//', '/'))
        expect(await withSlash.text()).toBe(await answer.text())
      }
      for (const path of NO_PAGES) expect((await request.get(path)).status(), path).toBe(404)
    },
  },
  {
    id: 'N1',
    says: 'a path without a page answers 404, says so, is logged, and leads home',
    studios: ['demo', 'arabic', 'smallest'],
    logs: /404/,
    async expect({ ui, page, words }) {
      const { number, heading, link } = words['not-found']
      for (const path of ['/nope', '/a/b/c']) {
        const answer = await page.goto(path)
        expect(answer!.status()).toBe(404)
        await ui.sees(the('heading', number))
        await ui.sees(the('heading', heading))
        const message = `error: 404: there is no page at ${path}`
        await expect.poll(() => ui.logged()).toContain(message)
      }
      // Search engines are asked not to list it.
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      const told = page.locator('link[rel=canonical], script[type="application/ld+json"]')
      await expect(told).toHaveCount(0)
      await ui.click(the('link', link))
      await ui.isAt('/')
    },
  },
  {
    id: 'N2',
    says: 'a part that cannot be drawn says so, with the way home, and the rest of the page works',
    logs: /Error/,
    async expect({ page, words }) {
      // Another tab, which does not wait until all parts answer.
      const tab = await page.context().newPage()
      await tab.route('**/portfolio', async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        await route.fulfill({ response, body: html.replace('"slides":[', '"lost":[') })
      })
      await tab.goto('/portfolio')
      await expect(tab.getByRole('heading', { name: words.failure.heading })).toBeVisible()
      await expect(tab.getByRole('heading', { name: words.portfolio.heading })).toBeVisible()
      await tab.locator('a[data-lightbox]').first().click()
      await tab.getByRole('button', { name: words.controls.lightbox.close }).click()
      await tab.getByRole('link', { name: words.failure.link }).click()
      await tab.waitForURL((address) => address.pathname === '/')
    },
  },
]
