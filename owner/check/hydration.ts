import type { Page } from 'playwright-core'

/**
 * Makes `goto` and `reload` wait for hydration, and until the whole page is laid out. Before that, a
 * press on a button does nothing yet, and heights are estimates.
 */
export function waitForHydration(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]

  const ready = async <Answer>(response: Answer) => {
    await page.waitForFunction(isHydrated)
    await page.waitForFunction(isLaidOut)
    return response
  }
  page.goto = async (...options) => ready(await goto(...options))
  page.reload = async (...options) => ready(await reload(...options))
}

/** Runs in the page. `prerender/open/hydrate-islands.tsx` marks a page of which every part answers. */
export function isHydrated(): boolean {
  return 'live' in document.documentElement.dataset
}

/** Runs in the page. The footer is the last part that `prerender/open/lay-out-far-parts.ts` lays out. */
export function isLaidOut(): boolean {
  const footer = document.querySelector('footer')
  return !footer || getComputedStyle(footer).contentVisibility !== 'auto'
}
