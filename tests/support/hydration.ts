import type { Page } from '@playwright/test'

/** Makes `goto` and `reload` wait for hydration. Before it, a press on a button does nothing yet. */
export function waitForHydration(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]

  page.goto = async (...options) => {
    const response = await goto(...options)
    await page.waitForFunction(isHydrated)
    return response
  }
  page.reload = async (...options) => {
    const response = await reload(...options)
    await page.waitForFunction(isHydrated)
    return response
  }
}

/** Runs in the page. React adds a property of its own to every element that it has hydrated. */
export function isHydrated(): boolean {
  const main = document.querySelector('main')
  return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
}
