import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

import { text, the } from '../engines/ui.ts'
import { addressOf } from '../studios/studios.ts'
import { delayRequests } from '../support/delayed-requests.ts'
import { PAGE_SCRIPTS, PAGES } from '../support/pages.ts'
import { given, PHONE, saying, type Journeys } from './journey.ts'

const LINKS = {
  Home: '/',
  Portfolio: '/portfolio',
  About: '/about',
  Contact: '/contact',
  'Book Session': '/booking',
}

const bar = the('banner')
const footer = the('contentinfo')

export const everyPage: Journeys = {
  '[L1 L2] the bar stays at the top, links to Home and to all pages, and rings the one that is shown':
    async ({ ui, page }) => {
      const banner = page.getByRole('banner')
      const linksInBar = async () =>
        (await ui.look(the('link', undefined, bar)))
          .filter(({ visible }) => visible)
          .map((link) => [link.text, link.attributes.href, link.attributes['aria-current']])
      for (const path of PAGES) {
        await ui.goto(path)
        const links = Object.entries(LINKS).map(([name, href]) => [
          name,
          href,
          href === path ? 'page' : undefined,
        ])
        await expect.poll(linksInBar).toEqual([['Dogwood & Silver', '/', undefined], ...links])
        await expect(banner.locator('a:visible [data-wax]')).toHaveCount(1)
        await expect(banner.locator('a:visible[aria-current] [data-wax]')).toBeVisible()
      }
      await ui.scrollTo(footer)
      const link = (name: string) => banner.getByRole('link', { name })
      await expect(link('Dogwood & Silver')).toBeInViewport()
      const clear = 'rgba(0, 0, 0, 0)'
      await expect(link('Book Session')).not.toHaveCSS('background-color', clear)
      await expect(link('Contact')).toHaveCSS('background-color', clear)
    },

  '[L3] by keyboard a link leads past the bar, whose links are on a phone behind a toggle: a chosen one, Escape, Back and a wide window close them':
    given({ engines: 'every' }, async ({ ui, words }) => {
      const menu = the('button', 'Menu')
      const link = (name: keyof typeof LINKS) => the('link', name, bar)
      const isOpen = async (open: boolean) => {
        await ui.has(menu, { 'aria-expanded': String(open) })
        await (open ? ui.sees(link('Portfolio')) : ui.hides(link('Portfolio')))
      }
      await ui.resize(...PHONE)
      await ui.goto('/about')
      await ui.press('Tab')
      await ui.focuses(the('link', words.controls.page.skip))
      await ui.press('Enter')
      await ui.focuses(the('main'))

      await ui.goto('/contact')
      await isOpen(false)
      await ui.counts(link('Book Session'), 1)
      await ui.click(menu)
      await isOpen(true)
      await ui.has(link('Contact'), { 'aria-current': 'page' })
      await ui.counts(link('Book Session'), 1)
      await ui.press('Escape')
      await isOpen(false)
      await ui.focuses(menu)

      await ui.click(menu)
      await isOpen(true)
      await ui.back()
      await isOpen(false)
      await ui.isAt('/contact')

      await ui.click(menu)
      await isOpen(true)
      // The links fit.
      await ui.resize(1024, 768)
      await ui.hides(menu)
      await ui.resize(...PHONE)
      await isOpen(false)

      await ui.click(menu)
      await ui.click(link('Portfolio'))
      await ui.isAt('/portfolio')
      await ui.back()
      await ui.isAt('/contact')
      await isOpen(false)
      await ui.back()
      await ui.isAt('/about')
    }),

  '[L4] the footer has links to pages, a tagline, ways to reach the studio, and a copyright of 2024':
    async ({ ui }) => {
      const links = {
        Portfolio: '/portfolio',
        About: '/about',
        Booking: '/booking',
        Contact: '/contact',
        'hello@dogwoodandsilver.example': 'mailto:hello@dogwoodandsilver.example',
        '(704) 555-0136': 'tel:+17045550136',
      }
      for (const path of PAGES) {
        await ui.goto(path)
        for (const [name, href] of Object.entries(links)) {
          await ui.has(the('link', name, footer), { href })
        }
        await ui.sees(text("Film photography capturing life's beautiful moments", footer))
        await ui.sees(text(/© 2024 Dogwood & Silver/, footer))
      }
    },

  '[K5] name, photographer, email, phone, map and calendar are those in the studio’s own file':
    given({ studios: ['demo', 'arabic'] }, async ({ ui, words }) => {
      const { name, photographer, email, phone, serviceArea, scheduling } = words.studio
      await ui.goto('/')
      await ui.sees(text(saying(name), footer))
      await ui.sees(text(saying(photographer), the('main')))
      await ui.has(the('link', email, footer), { href: `mailto:${email}` })
      const digits = phone!.replaceAll(/[^\d+]/g, '').replace(/^(?!\+)/, '+1')
      await ui.has(the('link', phone, footer), { href: `tel:${digits}` })
      await ui.goto('/contact')
      const [latitude] = Object.values(serviceArea!.towns)[0]!.split(',')
      const map = the('link', saying(words.contact.serviceArea!.link))
      await ui.has(map, { href: saying(latitude!) })
      await ui.goto('/booking')
      const calendar = the('link', saying(words.booking.calendar!.link))
      await ui.has(calendar, { href: saying(scheduling!.calendar!.page) })
    }),
}

/** What is below the first view is laid out when it comes near, or at once if a visitor goes there. */
export const firstView: Journeys = {
  'each photograph has a color and a picture of its own in its place, and develops below the first view':
    given({ wide: true }, async ({ page }) => {
      const delayed = await delayRequests(page, '/uploads/**')
      await page.goto('/portfolio', { waitUntil: 'commit' })
      const region = (name: string) => page.getByRole('region', { name })
      const first = region('Featured Work').getByRole('img').first()
      const later = region('Recent Sessions').getByRole('img').first()
      for (const photograph of [first, later]) {
        await expect(photograph).toHaveCSS('background-color', /^rgb\(\d/)
        await expect(photograph).toHaveCSS('background-image', /url\("data:image\/webp;base64,/)
      }
      await expect(first).toHaveCSS('background-blend-mode', 'normal')
      await expect(later).toHaveCSS('background-blend-mode', /difference/)

      await expect(page.locator('html')).toHaveAttribute('data-live')
      const printed = later.evaluate(
        (image: HTMLElement) =>
          new Promise<string>((settle) => {
            image.addEventListener('animationstart', (event) => settle(event.animationName))
          }),
      )
      await later.scrollIntoViewIfNeeded()
      delayed.release()
      expect(await printed).toMatch(/print/)
      await expect(first).not.toHaveAttribute('data-fading')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }),

  'once a visitor scrolls, the whole page is laid out': async ({ ui, page }) => {
    const inFooter = page.locator('footer p').first()
    const isLaidOut = () =>
      inFooter.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }))
    await ui.resize(...PHONE)
    await page.goto('/about')
    // Not by `goto`, which presses a key.
    await page.evaluate(() => location.assign('/booking'))
    await page.waitForURL('/booking')
    expect(await isLaidOut()).toBe(false)
    await page.mouse.wheel(0, 200)
    await expect.poll(isLaidOut).toBe(true)
  },

  'a reload shows the place where the visitor was, and shows it before the scripts have come':
    given({ wide: true }, async ({ ui, page }) => {
      await ui.resize(...PHONE)
      for (const [path, heading] of [
        ['/portfolio', 'Recent Sessions'],
        ['/booking', 'Find your date'],
      ] as const) {
        await page.goto(path)
        const place = page.getByRole('heading', { name: heading })
        await place.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
        const top = () => place.evaluate((it) => Math.round(it.getBoundingClientRect().top))
        const before = await top()

        const delayed = await delayRequests(page, PAGE_SCRIPTS)
        const requested = page.waitForRequest(PAGE_SCRIPTS)
        const reloaded = page.reload()
        await requested
        await expect.poll(top, path).toBe(before)
        delayed.release()
        await reloaded
        expect(await top(), path).toBe(before)
        await page.unroute(PAGE_SCRIPTS)
      }
    }),
}

/** Paths below, above and beside those of pages. */
const NO_PAGES = ['/nope', '/a/b/c', '/About', '/portfolio/curtain', '/booking/1', '/contact/sent']

export const errors: Journeys = {
  '[L5] there are five pages, each with and without a slash, and no other': async ({ page }) => {
    for (const path of PAGES) {
      const answer = await page.request.get(path)
      expect(answer.status(), path).toBe(200)
      const withSlash = await page.request.get(`${path}/`.replace('//', '/'))
      expect(await withSlash.text()).toBe(await answer.text())
    }
    for (const path of NO_PAGES) expect((await page.request.get(path)).status(), path).toBe(404)
  },

  '[N1] a path without a page answers 404, says so, is logged to the console, and leads to Home':
    given({ logs: /404/ }, async ({ ui, page }) => {
      for (const path of ['/nope', '/a/b/c']) {
        expect((await page.goto(path))!.status()).toBe(404)
        await ui.sees(the('heading', '404'))
        await ui.sees(the('heading', 'Oops! Page not found'))
        await expect.poll(ui.logged).toContain(`error: 404: there is no page at ${path}`)
      }
      // Search engines are asked not to list it.
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      const told = page.locator('link[rel=canonical], script[type="application/ld+json"]')
      await expect(told).toHaveCount(0)
      await ui.click(the('link', 'Return to Home'))
      await ui.isAt('/')
    }),

  '[N2] a part that cannot be drawn says so, with the way home, and the rest of the page works':
    given({ logs: /Error/ }, async ({ page, words }) => {
      // Another tab, which does not wait until all parts answer.
      const tab = await page.context().newPage()
      await tab.route('**/portfolio', async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        await route.fulfill({ response, body: html.replace('"slides":[', '"lost":[') })
      })
      await tab.goto('/portfolio')
      await expect(
        tab.getByRole('heading', { name: 'Unexpected Application Error!' }),
      ).toBeVisible()
      await expect(tab.getByRole('heading', { name: words.portfolio.heading })).toBeVisible()
      await tab.locator('a[data-lightbox]').first().click()
      await tab.getByRole('button', { name: 'Close' }).click()
      await tab.getByRole('link', { name: words.failure.link }).click()
      await tab.waitForURL((address) => address.pathname === '/')
    }),
}

const SITE = 'https://dogwoodandsilver.example'

export const foundAndShared: Journeys = {
  '[K4] photographs are static files under /uploads/': async ({ page }) => {
    const prints = new Set<string>()
    for (const path of [...PAGES, '/nope']) {
      const html = await (await page.request.get(path)).text()
      for (const [tag, name] of html.matchAll(/<(img|source)\b[^>]*>/g)) {
        // The `img` is for browsers without AVIF.
        const place = name === 'img' ? /^(\/uploads\/.+\.(jpg|svg)$|data:)/ : /^\/uploads\//
        const lists = Array.from(tag.matchAll(/\bsrc(?:set)?="([^"]+)"/gi), ([, list]) => list!)
        for (const address of lists.flatMap((list) => list.split(', '))) {
          const print = address.split(' ')[0]!
          expect(print).toMatch(place)
          prints.add(print)
        }
      }
    }
    expect(prints.size).toBeGreaterThan(250)
    const refused = Array.from(prints, async (print) => {
      const { ok } = await fetch(addressOf('demo') + print, { method: 'HEAD' })
      return ok ? [] : print
    })
    expect((await Promise.all(refused)).flat()).toEqual([])
  },

  'each page tells search engines and networks what it is, whose, and by which picture, and at first asks no other site for anything':
    async ({ ui, page, outside }) => {
      const meta = async (name: string) =>
        (await page.locator(`meta[${name}]`).getAttribute('content')) ?? ''
      await ui.resize(...PHONE)
      for (const path of PAGES) {
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(outside, path).toEqual([])
        const title = await page.title()
        const description = await meta('name=description')
        expect(title).toMatch(/^.{4,60} \| Dogwood & Silver$/)
        expect(description).toMatch(/^.{50,200}$/)
        expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(SITE + path)
        expect(await meta('property="og:url"')).toBe(SITE + path)
        expect(await meta('property="og:title"')).toBe(title)
        expect(await meta('property="og:description"')).toBe(description)
        await expect(page.locator('meta[name=robots]')).toHaveCount(0)
        const picture = await meta('property="og:image"')
        expect(picture).toContain(`${SITE}/uploads/card-`)
        expect(await meta('property="og:image:alt"')).not.toBe('')
        const answer = await page.request.get(new URL(picture).pathname)
        expect(answer.headers()['content-type']).toBe(await meta('property="og:image:type"'))

        const things = await thingsOn(page)
        const of = (type: string) => things.filter((thing) => thing['@type'] === type)
        expect(of('ProfessionalService')).toMatchObject([
          { name: 'Dogwood & Silver', email: 'hello@dogwoodandsilver.example' },
        ])
        expect(of('WebPage')).toMatchObject([{ url: SITE + path }])
        expect(of('BreadcrumbList')).toHaveLength(path === '/' ? 0 : 1)
      }
    },

  'icons have the sizes that the manifest and the page name': async ({ page }) => {
    await page.goto('/')
    const manifest = await page.request.get('/manifest.webmanifest')
    expect(manifest.headers()['content-type']).toContain('application/manifest+json')
    const { icons, name } = await manifest.json()
    expect(name).toBe('Dogwood & Silver')
    const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
    const all = [...icons, { src: apple, sizes: '180x180', type: 'image/png' }]
    for (const { src, sizes, type } of all) {
      const icon = await page.request.get(src)
      expect(icon.headers()['content-type']).toBe(type)
      const { width, height } = await sharp(await icon.body()).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  },
}

/** What search engines are told of a page, part by part. */
export async function thingsOn(page: Page): Promise<Record<string, unknown>[]> {
  const script = await page.locator('script[type="application/ld+json"]').textContent()
  return JSON.parse(script ?? '')['@graph']
}
