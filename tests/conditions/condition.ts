import type { Page } from '@playwright/test'

import { addressOf, type StudioName } from '../studios/studios.ts'
import { BOOKED, confirmation, post, showCalendar } from '../support/calendar.ts'
import { captionOf } from '../support/captions.ts'
import { delayRequests } from '../support/delayed-requests.ts'
import { freezeClock } from '../support/frozen-clock.ts'
import { fields, fillInForm, notice, send, thanks } from '../support/inquiry.ts'
import { expect, test } from '../support/test.ts'

/** Something hostile that happens to a page, and what must still hold. */
export type Condition<Found> = {
  /** A sentence: what happens, and what the visitor has all the same. */
  says: string
  /** What it does to the browser, the page or its network, before a page is opened. */
  does?: (page: Page) => Found | Promise<Found>
  /** The pages that are opened, one after another. */
  visits: readonly string[]
  /** What must hold on each of them. It gets what `does` has returned. */
  holds: (page: Page, path: string, found: Found) => Promise<unknown>
  /** Console messages of its own, besides those about files that did not come. Any other fails the test. */
  logs?: RegExp
  /** The visitor's browser and window, if they are not those of a desktop. */
  visitor?: Parameters<typeof test.use>[0]
  /** When a page counts as opened: once its scripts are live, unless they are off, late or lost. */
  opened?: 'load' | 'commit'
  /** Whose site it is, if it is not the demo's. */
  studio?: StudioName
  /** Whether the clock stands still on an opened page, which `page.clock` advances. */
  frozen?: true
  /** Whether it needs the whole of Chromium: its headless shell keeps no page for Back. */
  whole?: true
}

/** Tests a row of the table of conditions. */
export function condition<Found>(row: Condition<Found>) {
  const { says, does, visits, holds, logs, visitor, opened, studio, frozen, whole } = row

  test.describe(() => {
    test.use({ ...visitor, waitForScripts: !opened })
    if (studio) test.use({ baseURL: addressOf(studio) })
    const tag = [...(studio ? ['@all'] : []), ...(whole ? ['@whole'] : [])]

    test(says, { tag }, async ({ page, expectConsole }) => {
      expectConsole(LOST, ...(logs ? [logs] : []))
      if (frozen) await page.clock.install()
      const found = (await does?.(page)) as Found
      for (const path of visits) {
        await test.step(path, async () => {
          await page.goto(path, { waitUntil: opened ?? 'load' })
          if (frozen) await freezeClock(page)
          await holds(page, path, found)
        })
      }
    })
  })
}

/** Fails the requests of these files, or of these sites. */
export const lose = (files: RegExp) => (page: Page) => page.route(files, (route) => route.abort())

/** Delays the requests of these files, as `delayRequests` does. */
export const delay = (files: RegExp) => (page: Page) => delayRequests(page, files)

/** What Chromium and the 404 page say of what does not come. */
const LOST = /net::ERR_|Failed to (load resource|fetch dynamically imported module)|404/

export const button = (page: Page, name: string) => page.getByRole('button', { name })

/** A phone that is touched. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Does on a phone what a visitor of the page can do with its scripts. */
export async function everythingWorks(page: Page, path: string) {
  await button(page, 'Menu').click()
  await page.getByRole('button', { name: 'Menu', expanded: true }).click()
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
  await TRIED[path]?.(page)
  await isWhole(page)
}

const TRIED: Record<string, (page: Page) => Promise<void>> = {
  async '/'(page) {
    // Not the next one: on a busy machine it may have turned by itself.
    await button(page, 'Photograph 4 of 5').click()
    await expect(captionOf(page, '4 of 5')).toBeVisible()
    await expect(button(page, 'Stop slideshow')).toHaveCount(0)
  },

  async '/portfolio'(page) {
    await openLightbox(page)
    await button(page, 'Next photograph').click()
    await expect(page.getByText('Frame 2 of 5', { exact: true })).toBeVisible()
    await button(page, 'Close').click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await button(page, 'Next session').click()
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^2 of 25/)
  },

  async '/contact'(page) {
    await button(page, 'Copy email address').click()
    await expect(notice(page)).toBeVisible()
    await send(page).click()
    await expect(fields(page).name).toBeFocused()
    await expect(fields(page).name).toHaveAttribute('aria-invalid', 'true')
    await fillInForm(page)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
  },

  async '/booking'(page) {
    await post(await showCalendar(page), BOOKED)
    await expect(confirmation(page)).toBeVisible()
  },
}

/** Opens the first featured photograph. */
export async function openLightbox(page: Page) {
  await page.getByRole('link', { name: 'Open Rain on the glass, Portrait' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  return page.getByRole('dialog')
}

/** Neither the page nor a part of it has been replaced by the message about a failure. */
export async function isWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.getByRole('alert').getByRole('heading')).toHaveCount(0)
}

/** How far the page scrolls sideways, in px. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
