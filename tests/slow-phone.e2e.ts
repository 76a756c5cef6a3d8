import type { Page } from '@playwright/test'

import { expect, test } from './support/test.ts'

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  waitForScripts: false,
})

test('[H1] on a slow phone words are painted before any script of the page is asked for, and the first slide before it runs', async ({
  page,
}) => {
  await slowDown(page)
  await page.addInitScript(waitForever)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect.poll(() => firsts(page), { timeout: 15_000 }).not.toBeNull()

  const { words, firstSlide, askedFor, there } = (await firsts(page))!
  expect(askedFor).toBeGreaterThan(words)
  expect(there).toBeGreaterThan(firstSlide)
})

/**
 * Scripts wait for the first photograph for a second and a half, which may not be enough where many
 * tests run at once. Here they wait for as long as it takes.
 */
function waitForever() {
  const { setTimeout } = window
  const patient = (callback: () => void, ms = 0) => (ms < 1500 ? setTimeout(callback, ms) : 0)
  Object.assign(window, { setTimeout: patient })
}

/** Slow 4G (1.6 Mbit/s, 150 ms there and back) and a quarter of this machine's speed. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  const speed = (1.6 * 1024 * 1024) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: speed,
    uploadThroughput: speed / 2,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

type Firsts = { words: number; firstSlide: number; askedFor: number; there: number }

/** When what happened, in ms since the page was asked for. `null` before all of it has. */
function firsts(page: Page) {
  return page.evaluate(() => {
    const { scripts: names = '' } = document.querySelector<HTMLElement>('[data-scripts]')!.dataset
    const files = names.split(' ')
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => files.includes(new URL(name).pathname))
      .map((script) => script as PerformanceResourceTiming)
    if (scripts.length < files.length) return null

    return new Promise<Firsts>((settle) => {
      const read = (list: PerformanceObserverEntryList) =>
        settle({
          words: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
          firstSlide: list.getEntries().find(isFirstSlide)?.startTime ?? NaN,
          askedFor: Math.min(...scripts.map(({ startTime }) => startTime)),
          // Each needs all the others, so none runs sooner.
          there: Math.max(...scripts.map(({ responseEnd }) => responseEnd)),
        })
      const type = 'largest-contentful-paint'
      new PerformanceObserver(read).observe({ type, buffered: true })
    })

    function isFirstSlide(paint: PerformanceEntry) {
      return (paint as PerformanceEntry & { url: string }).url.includes('/uploads/window-light')
    }
  })
}
