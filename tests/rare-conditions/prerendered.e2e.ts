import { openBareBrowser } from '../support/bare-browser.ts'
import { expect, test } from '../support/test.ts'

test('[B3] a prerendered page neither hydrates nor requests other sites before it is shown', async ({
  baseURL,
}) => {
  const browser = await openBareBrowser()
  const { evaluate, pages, send } = browser

  try {
    await expect.poll(() => pages().length).toBe(1)
    const first = pages()[0]!
    await send('Page.navigate', { url: `${baseURL}/` }, first)
    await expect.poll(() => evaluate(first, TAKEN_OVER)).toBe(true)

    await mouse('mouseMoved')
    await expect.poll(() => pages().length, { timeout: 10_000 }).toBe(2)
    const ahead = pages()[1]!
    await expect.poll(() => evaluate(ahead, 'document.readyState')).toBe('complete')
    expect(await evaluate(ahead, 'document.prerendering')).toBe(true)
    expect(await evaluate(ahead, SCRIPTS_AND_REST)).toBeGreaterThan(2)

    expect(await evaluate(ahead, 'location.pathname')).toBe('/booking')
    expect(await evaluate(ahead, TAKEN_OVER)).toBe(false)
    expect(await evaluate(ahead, ASKED_OUTSIDE)).toBe(0)

    await mouse('mousePressed')
    await mouse('mouseReleased')
    await expect.poll(() => evaluate(ahead, TAKEN_OVER)).toBe(true)
    await expect.poll(() => evaluate(ahead, ASKED_OUTSIDE)).toBeGreaterThan(0)
    expect(await evaluate(ahead, ACTIVATED)).toBeGreaterThan(0)

    async function mouse(type: string) {
      const place = await evaluate(first, WAY_TO_BOOKING)
      const press = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }
      await send('Input.dispatchMouseEvent', { type, ...place, ...press }, first)
    }
  } finally {
    await browser.close()
  }
})

const TAKEN_OVER = `Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))`

const ASKED_OUTSIDE = `performance
  .getEntriesByType('resource')
  .filter(({ name }) => new URL(name).origin !== location.origin).length`

const ACTIVATED = `performance.getEntriesByType('navigation')[0].activationStart`

const WAY_TO_BOOKING = `(() => {
  const { x, y } = document.querySelector('header a[href="/booking"]').getBoundingClientRect()
  return { x: x + 8, y: y + 8 }
})()`

/** Comes once the page has its scripts at hand and nothing left to do. How many there are. */
const SCRIPTS_AND_REST = `(async () => {
  const scripts = () => [...document.querySelectorAll('link[rel=modulepreload]')]
  const fetched = ({ href }) => performance.getEntriesByName(href).length > 0
  while (!scripts().length || !scripts().every(fetched)) await new Promise((go) => setTimeout(go, 50))
  for (let rests = 0; rests < 3; rests += 1) await new Promise((go) => requestIdleCallback(go))
  return scripts().length
})()`
