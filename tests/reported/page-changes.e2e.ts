import { expect, test } from '@playwright/test'

import { waitForTwoFrames } from '../support/two-frames.ts'

// react/react#37669: resizing the window while another page opens skips the transition between them, which
// the browser reports to both. It hits a resize about once in two, so a stand-in reports it here.

for (const type of ['pageswap', 'pagereveal']) {
  test(`a transition skipped at ${type} is no error`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto('/about')
    await page.evaluate((name) => {
      const ready = Promise.reject(new DOMException('Viewport size changed', 'InvalidStateError'))
      const viewTransition = { ready, finished: Promise.resolve() }
      dispatchEvent(Object.assign(new Event(name), { viewTransition }))
    }, type)
    await waitForTwoFrames(page)
    expect(errors).toEqual([])
  })
}
