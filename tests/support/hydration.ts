import type { Page } from 'playwright-core'

import { wake } from '#owner/check/examine-page.ts'

/**
 * Makes `goto` and `reload` wait for hydration, and until the whole page is laid out. Before that, a
 * press on a button does nothing yet, and heights are estimates.
 */
export function waitForHydration(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]

  const ready = async <Answer>(response: Answer) => {
    await page.evaluate(wake)
    await page.waitForFunction(isHydrated)
    return response
  }
  page.goto = async (...options) => ready(await goto(...options))
  page.reload = async (...options) => ready(await reload(...options))
}

/** Runs in the page. `prerender/open/hydrate-islands.tsx` marks a page of which every part answers. */
export function isHydrated(): boolean {
  return 'live' in document.documentElement.dataset
}
