import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { expect, type Page } from '@playwright/test'

import { text, the, titled } from '../engines/ui.ts'
import { folderOf } from '../studios/studios.ts'
import { recordAnnounced } from '../support/announced.ts'
import { waitForHydration } from '../support/test.ts'
import { jsonAnswer, receive, sendInquiry } from '../support/inquiry.ts'
import { PAGES } from '../support/pages.ts'
import { thingsOn } from './every-page.ts'
import { allGiven, given, type Journeys } from './journey.ts'

const DAY_MS = 86_400_000

/** What a studio may add to its pages, or for a time. */
const added = allGiven({ studios: ['largest'] })({
  'the footer leads to a client’s gallery, which is after an inquiry, too, and to what this site asks of whom, beside hours and a way to text':
    async ({ ui, page }) => {
      const footer = the('contentinfo')
      await ui.goto('/about')
      const gallery = the('link', 'Your gallery', footer)
      await ui.has(gallery, { href: 'https://gallery.example/evergreen' })
      await ui.sees(the('link', 'Instagram', footer))
      await ui.click(the('link', 'Privacy', footer))
      await expect(page).toHaveURL(/\/contact#privacy$/)
      const privacy = page.locator('#privacy')
      await expect(privacy.getByRole('heading')).toBeInViewport()
      for (const host of ['square.site', 'www.openstreetmap.org', 'forminit.com']) {
        await expect(privacy.getByRole('definition').filter({ hasText: host })).toHaveCount(1)
      }
      await ui.has(the('link', 'Send a text message'), { href: 'sms:+17045550147' })
      await ui.sees(text('By appointment, Tuesday to Saturday'))

      await receive(page, jsonAnswer(200, { success: true }))
      await sendInquiry(page)
      await ui.sees(the('link', 'Your gallery', the('status')))
    },

  'news and mini sessions are on Booking to the last minute of their day': async ({ page }) => {
    const openAt = async (time: Date) => {
      await page.clock.setFixedTime(time)
      await page.reload()
    }
    await page.goto('/booking')
    const sessions = page.getByRole('listitem').filter({ has: page.getByRole('time') })
    await expect(sessions).toHaveCount(4)
    const day = await sessions.first().getByRole('time').getAttribute('datetime')
    await openAt(new Date(`${day}T23:59:00`))
    await expect(sessions).toHaveCount(4)
    const dayAfter = new Date(Date.parse(`${day}T00:01:00`) + DAY_MS)
    await page.clock.setFixedTime(dayAfter)
    // As when the visitor comes back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(sessions).toHaveCount(0)
    await openAt(dayAfter)
    await expect(sessions).toHaveCount(0)
    await expect(page.locator('[data-until]')).toHaveCount(0)
  },
})

const leftOut = allGiven({ studios: ['smallest'] })({
  'of what a studio leaves out, nothing is on a page': async ({ page }) => {
    const sourceOf = async (address: string) => (await page.goto(address))!.text()
    const answers = page.locator(
      'details, blockquote, main dl:has(> div > dt), [data-until], iframe',
    )
    expect(await sourceOf('/')).not.toMatch(/data-lightbox|data-sheet|"lightbox"|id="roll"/)
    await expect(answers).toHaveCount(0)
    const portfolio = await sourceOf('/portfolio')
    expect(portfolio).toContain('data-lightbox="featured"')
    expect(portfolio).not.toMatch(/href="\/#roll"|<small|data-lightbox="sessions"/)
    await page.goto('/booking')
    await expect(answers).toHaveCount(0)
    await page.goto('/contact')
    const parts = 'details, fieldset, iframe, #privacy, :is([href^="sms:"], [href^="tel:"])'
    await expect(page.locator(parts)).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(5)
  },
})

const arabic = allGiven({ studios: ['arabic'] })({
  'search engines, networks and launchers learn language, direction and prices, and links and buttons follow each other to the left':
    async ({ ui, page, words: { tag, direction, openGraph, controls } }) => {
      await ui.goto('/about')
      const graph = await thingsOn(page)
      expect(new Set(graph.flatMap(({ inLanguage }) => inLanguage ?? []))).toEqual(new Set([tag]))
      expect(graph[0]).toMatchObject({
        makesOffer: [{ price: 80, priceCurrency: 'JOD' }, { price: 420 }],
      })
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', openGraph)
      const english = page.locator('link[hreflang=en]')
      await expect(english).toHaveAttribute('href', 'https://olive.example/about')
      const manifest = JSON.parse(await textOf(page, '/manifest.webmanifest'))
      expect(manifest).toMatchObject({ lang: tag, dir: direction })

      const links = await ui.look(the('link', undefined, the('banner')))
      const places = links.flatMap(({ visible, box }) => (visible ? box.x : []))
      expect(places).toHaveLength(6)
      expect(places).toEqual(places.toSorted((one, other) => other - one))
      await ui.goto('/')
      const { previous, next } = controls.slideshow
      const { x: right } = await ui.box(the('button', previous))
      expect((await ui.box(the('button', next))).x).toBeLessThan(right)
    },

  'words are in a typeface that has them, and steps and the year in the digits of the language':
    async ({ page }) => {
      await page.goto('/booking', { waitUntil: 'networkidle' })
      const loaded = await page.evaluate(async () => {
        await document.fonts.ready
        return Array.from(document.fonts)
          .filter(({ status }) => status === 'loaded')
          .map(({ family, unicodeRange }) => `${family.replaceAll('"', '')} ${unicodeRange}`)
      })
      expect(loaded).toContainEqual(expect.stringMatching(/^Vazirmatn .*U\+62[0-9A-F]/))
      expect(loaded.join()).not.toMatch(/Besley|Archivo/)
      await expect(page.locator('ol li').getByText('١', { exact: true })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('© ٢٠٢٤')
    },
})

const [FILM, TABLE, INK] = ['rgb(12, 10, 10)', 'rgb(36, 29, 28)', 'rgb(28, 19, 17)']

const looks: Journeys = {
  'a studio’s own look and typeface are on its pages, in the browser’s bars, in its icon, and light words are dark on paper':
    given({ studios: ['portraits'], logs: /404/ }, async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('header > div')).toHaveCSS('background-color', FILM)
      await expect(page.locator('html')).toHaveCSS('background-color', TABLE)
      await expect(page.locator('main img').first()).toHaveCSS('clip-path', 'none')
      await expect(page.locator('[data-frame] img').first()).toHaveCSS('border-radius', '5px')
      const face = /^"?Archivo Narrow"?, "?Archivo Narrow Fallback/
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', face)
      const licenses = await readdir(path.join(folderOf('portraits'), 'dist/client/licenses'))
      expect(licenses.filter((name) => name.endsWith('.txt'))).toEqual(['OFL.txt'])
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0c0a0a')

      const manifest = JSON.parse(await textOf(page, '/manifest.webmanifest'))
      expect(manifest).toMatchObject({ theme_color: '#0c0a0a', background_color: '#241d1c' })
      const icon = await textOf(page, '/favicon.svg')
      expect(icon.match(/#[0-9a-f]{6}/g)).toEqual(['#0c0a0a', '#f3a27f', '#961a08'])

      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('main h1')).toHaveCSS('color', 'rgb(22, 19, 15)')
      await page.emulateMedia({ media: 'screen' })
      await page.goto('/contact')
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCSS('color', INK)
      await page.goto('/nowhere')
      await expect(page.locator('html')).toHaveCSS('background-color', TABLE)
    }),
}

/** Asks from within the page: Node does not know the names below `localhost`. */
function textOf(page: Page, address: string): Promise<string> {
  return page.evaluate(async (from) => (await fetch(from)).text(), address)
}

const FRAMES = [
  {
    path: '/contact',
    below: text(/Exact shoot location shared/),
    show: 'Show the map',
    label: 'Map of the service area around Charlotte',
    has: 'Stand-in map',
    site: 'https://www.openstreetmap.org',
  },
  {
    path: '/booking',
    below: the('heading', 'What you get, and when'),
    show: 'Show the calendar',
    label: 'Booking calendar',
    has: 'Stand-in calendar',
    site: 'https://calendly.com',
  },
]

/** A studio that shows nothing of other sites before a visitor asks for it. */
const asking = allGiven({ studios: ['asking'] })({
  'five pages ask no other site for anything, until a visitor has pressed the button of a frame':
    given({ engines: 'every' }, async ({ ui, outside }) => {
      for (const address of PAGES) {
        await ui.goto(address)
        await ui.scrollTo(the('contentinfo'))
      }
      for (const { path: address, below, show, label, has, site } of FRAMES) {
        await ui.goto(address)
        await ui.scrollTo(below)
        await ui.sees(the('button', show))
        await ui.counts(titled(label), 0)
        expect(outside).toEqual([])
        await ui.click(the('button', show))
        await expect.poll(() => ui.frame(titled(label))).toContain(has)
        expect(new Set(outside.map((asked) => new URL(asked).origin))).toEqual(new Set([site]))
        outside.length = 0
      }
    }),

  'Booking says which site learns what, and asks again at each visit unless the visitor says not to':
    async ({ page }) => {
      await page.goto('/booking')
      const button = (tab: Page) => tab.getByRole('button', { name: 'Show the calendar' })
      const box = (tab: Page) =>
        tab.getByRole('checkbox', { name: 'Show it without asking next time' })
      const calendar = (tab: Page) => tab.getByTitle('Booking calendar').contentFrame()
      const isShown = (tab: Page) =>
        expect(calendar(tab).getByText('Stand-in calendar')).toBeVisible()
      const visit = async () => {
        const next = await page.context().newPage()
        waitForHydration(next)
        await next.goto('/booking')
        return next
      }
      await expect(button(page)).toHaveAccessibleDescription(
        /learns .+ may set cookies: calendly\.com$/,
      )
      const heard = await recordAnnounced(page)
      await button(page).press('Enter')
      await isShown(page)
      await expect(button(page)).toHaveCount(0)
      await expect(box(page)).toBeFocused()
      expect(await heard()).toEqual(['The calendar is on its way.'])
      await page.reload()
      await box(page).scrollIntoViewIfNeeded()
      await isShown(page)

      const second = await visit()
      await expect(button(second)).toBeVisible()
      await box(second).check()
      await button(second).click()
      const third = await visit()
      await box(third).scrollIntoViewIfNeeded()
      await isShown(third)
      await box(third).uncheck()
      await expect(button(await visit())).toBeVisible()
    },

  'where the studio offers no files, an opened photograph has no button with which to save it':
    async ({ ui, words: { controls } }) => {
      await ui.goto('/portfolio#curtain')
      const lightbox = the('dialog')
      await ui.sees(the('button', controls.lightbox.copy, lightbox))
      await ui.hides(the('link', controls.lightbox.save, lightbox))
    },
})

/** Journeys at studios that set what the demo leaves as it is. */
export const otherStudios = { ...added, ...leftOut, ...arabic, ...looks, ...asking }
