import type { Page } from '@playwright/test'

import { fillInForm, send, thanks } from '../support/inquiry.ts'
import { expect, test } from '../support/test.ts'

// In-app browsers, lockdown modes and privacy extensions take away or refuse what a page may do without.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Each runs in the page before its scripts. */
const LOST: Record<string, () => void> = {
  PerformanceObserver: () => Reflect.deleteProperty(window, 'PerformanceObserver'),
  'performance entries': () => (performance.getEntriesByType = () => []),
  IntersectionObserver: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  ResizeObserver: () => Reflect.deleteProperty(window, 'ResizeObserver'),
  requestIdleCallback: () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  'the history': () => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError')
    }
    history.pushState = refuse
    history.replaceState = refuse
  },
  'a view transition': () => {
    document.startViewTransition = (update) => {
      const lost = () => Promise.reject(new DOMException('Skipped', 'InvalidStateError'))
      if (typeof update === 'function') void update()
      return { ready: lost(), finished: Promise.resolve() } as unknown as ViewTransition
    }
  },
  'the clipboard': () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
}

for (const [what, lose] of Object.entries(LOST)) {
  test(`[L3 P2 P3 C2] a browser without ${what} has the menu, the lightbox, the carousel and the thank-you`, async ({
    page,
  }) => {
    await page.addInitScript(lose)
    await page.goto('/portfolio')
    await openAndCloseMenu(page)

    await page.getByRole('link', { name: 'Open Behind the curtain, Fashion' }).click()
    await page.getByRole('button', { name: 'Next photograph' }).click()
    await expect(page.getByText('Frame 2 of 5', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Next session' }).click()
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^2 of 25/)

    await openAndCloseMenu(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click()
    await expect(page).toHaveURL(/\/contact$/)
    await page.getByRole('button', { name: 'Copy email address' }).click()
    await fillInForm(page)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
  })
}

async function openAndCloseMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Menu', expanded: true }).click()
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
}
