import type { Page } from '@playwright/test'

/**
 * Makes `goto` and `reload` wait until React has taken the page over. Before that links are links,
 * and a press on a button is nothing yet; a visitor is never as fast as a test.
 */
export function waitUntilReady(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]

  page.goto = async (...where) => {
    const answer = await goto(...where)
    await takenOver(page)
    return answer
  }
  page.reload = async (...how) => {
    const answer = await reload(...how)
    await takenOver(page)
    return answer
  }
}

/** React leaves a property of its own on every element that it has taken over. */
async function takenOver(page: Page) {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}
