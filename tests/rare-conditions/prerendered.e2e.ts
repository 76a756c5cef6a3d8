import { openBareBrowser } from '../support/bare-browser.ts'
import { isHydrated } from '#owner/check/hydration.ts'
import { expect, test } from '../support/test.ts'

test('a prerendered page opens no calendar before it is shown', async ({ baseURL }) => {
  const browser = await openBareBrowser()
  const { evaluate, pages, send } = browser

  try {
    await expect.poll(() => pages().length).toBe(1)
    const first = pages()[0]!
    await send('Page.navigate', { url: `${baseURL}/` }, first)
    await expect.poll(() => evaluate(first, HYDRATED)).toBe(true)

    await mouse('mouseMoved')
    await expect.poll(() => pages().length, { timeout: 10_000 }).toBe(2)
    const prerendered = pages()[1]!
    await expect.poll(() => evaluate(prerendered, 'document.readyState')).toBe('complete')
    expect(await evaluate(prerendered, 'document.prerendering')).toBe(true)
    expect(await evaluate(prerendered, LOADED_SCRIPTS)).toBeGreaterThan(2)

    expect(await evaluate(prerendered, 'location.pathname')).toBe('/booking')
    expect(await evaluate(prerendered, HYDRATED)).toBe(false)
    expect(await evaluate(prerendered, FRAME_REQUESTS)).toBe(0)

    await mouse('mousePressed')
    await mouse('mouseReleased')
    await expect.poll(() => evaluate(prerendered, HYDRATED)).toBe(true)
    await expect.poll(() => evaluate(prerendered, FRAME_REQUESTS)).toBeGreaterThan(0)
    expect(await evaluate(prerendered, ACTIVATED)).toBeGreaterThan(0)

    async function mouse(type: string) {
      const place = await evaluate(first, LINK_TO_BOOKING)
      const press = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }
      await send('Input.dispatchMouseEvent', { type, ...place, ...press }, first)
    }
  } finally {
    await browser.close()
  }
})

const HYDRATED = `(${isHydrated})()`

const FRAME_REQUESTS = `performance
  .getEntriesByType('resource')
  .filter(({ initiatorType }) => initiatorType === 'iframe').length`

const ACTIVATED = `performance.getEntriesByType('navigation')[0].activationStart`

const LINK_TO_BOOKING = `(() => {
  const { x, y } = document.querySelector('header a[href="/booking"]').getBoundingClientRect()
  return { x: x + 8, y: y + 8 }
})()`

/** How many scripts the page has, once all are loaded and the page is idle. */
const LOADED_SCRIPTS = `(async () => {
  const scripts = () => [...document.querySelectorAll('link[rel=modulepreload]')]
  const fetched = ({ href }) => performance.getEntriesByName(href).length > 0
  while (!scripts().length || !scripts().every(fetched)) await new Promise((go) => setTimeout(go, 50))
  for (let idle = 0; idle < 3; idle += 1) await new Promise((go) => requestIdleCallback(go))
  return scripts().length
})()`
