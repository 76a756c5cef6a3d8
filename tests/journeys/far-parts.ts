import { expect, type Page } from '@playwright/test'

import { delayRequests } from '../support/delayed-requests.ts'
import { openWithDelayedScripts, PAGE_SCRIPTS } from '../support/page-scripts.ts'
import { PAGES } from '../support/pages.ts'
import type { Journey, Visit } from './journey.ts'

const onPhone = ({ ui }: Visit) => ui.resize(390, 844)

/** What is below the first view is laid out when it comes near, or at once if a visitor goes there. */
export const farParts: Journey[] = [
  {
    says: 'every page paints its first view and does not lay out the rest, until a key is pressed',
    wide: true,
    async arrive(visit) {
      await onPhone(visit)
      await visit.page.addInitScript(recordFirstLayout)
    },
    async expect({ page }) {
      for (const path of PAGES) {
        // Which presses one.
        await page.goto(path)
        const first = await page.evaluate(() => window.laidOutAtFirst)
        expect(first, path).toEqual({ main: true, footer: false })
        expect(await isFooterLaidOut(page), path).toBe(true)
      }
    },
  },
  {
    says: 'once a visitor scrolls, the whole page is laid out',
    arrive: onPhone,
    async expect({ page }) {
      await page.goto('/about')
      // Not by `goto`, which presses a key.
      await page.evaluate(() => location.assign('/booking'))
      await page.waitForURL('/booking')
      expect(await isFooterLaidOut(page)).toBe(false)
      await page.mouse.wheel(0, 200)
      await expect.poll(() => isFooterLaidOut(page)).toBe(true)
    },
  },
  {
    says: 'a reload shows the same place, before scripts too',
    wide: true,
    arrive: onPhone,
    async expect({ page }) {
      for (const [path, heading] of [
        ['/', 'Recent Work'],
        ['/portfolio', 'Recent Sessions'],
        ['/booking', 'Find your date'],
        ['/about', 'Come and sit for a roll.'],
      ] as const) {
        await page.goto(path)
        const place = page.getByRole('heading', { name: heading })
        await place.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
        const top = () => place.evaluate((it) => Math.round(it.getBoundingClientRect().top))
        const before = await top()

        const { delayed, handler } = delayRequests()
        await page.route(PAGE_SCRIPTS, handler)
        const requested = page.waitForRequest(PAGE_SCRIPTS)
        const reloaded = page.reload()
        await requested
        await expect.poll(top, path).toBe(before)
        delayed.release()
        await reloaded
        expect(await top(), path).toBe(before)
        await page.unroute(PAGE_SCRIPTS)
      }
    },
  },
  {
    says: 'a link to a heading or a photograph leads there before scripts, and all is laid out',
    wide: true,
    arrive: ({ ui }) => ui.resize(390, 200),
    async expect({ page, words }) {
      const photographs = words.portfolio.recentSessions!.photographs
      const session = photographs.at(-2)!.src.file.replace('.jpg', '')
      const heading = page.getByRole('heading', { name: 'Using my photographs' })
      for (const [path, place] of [
        ['/contact#photographs', heading],
        ['/portfolio#curtain', page.getByRole('link', { name: /^Open Behind/ })],
        [`/portfolio#${session}`, page.getByRole('group', { name: '24 of 25' })],
      ] as const) {
        // The same page would only scroll.
        await page.goto('/about')
        const { scripts, opened } = await openWithDelayedScripts(page, path)
        await expect(place).toBeInViewport()
        expect(await isFooterLaidOut(page), path).toBe(true)
        scripts.release()
        await opened
        await page.unroute(PAGE_SCRIPTS)
      }
      await page.goto('/contact#photographs')
      await expect(heading).toBeInViewport()
    },
  },
]

declare global {
  interface Window {
    laidOutAtFirst: { main: boolean; footer: boolean }
  }
}

function isFooterLaidOut(page: Page) {
  return page
    .locator('footer p')
    .first()
    .evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }))
}

/** Runs in the page. Records what is rendered in the first frame that has a footer. */
function recordFirstLayout() {
  const isRendered = (selector: string) =>
    document.querySelector(selector)!.checkVisibility({ contentVisibilityAuto: true })

  function look() {
    if (!document.querySelector('footer p')) return void requestAnimationFrame(look)
    setTimeout(() => {
      const [main, footer] = [isRendered('main :is(h1, section)'), isRendered('footer p')]
      window.laidOutAtFirst = { main, footer }
    })
  }
  requestAnimationFrame(look)
}
