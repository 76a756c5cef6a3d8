import { delayRequests } from './support/delayed-requests.ts'
import { openWithDelayedScripts, PAGE_SCRIPTS } from './support/page-scripts.ts'
import { PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const path of PAGES) {
  test(`${path} paints its first view before it lays out the rest`, async ({ page }) => {
    await page.addInitScript(recordFirstLayout)
    await page.goto(path)

    const first = await page.evaluate(() => window.laidOutAtFirst)
    expect(first).toMatchObject({ main: true, footer: false })
    expect(await page.evaluate(() => isRendered('footer p'))).toBe(true)
  })
}

test('the slides of Recent Sessions are laid out a few at a time', async ({ page }) => {
  await page.addInitScript(() => {
    window.slidesLaidOut = new Set()
    const slides = () => document.querySelectorAll('[aria-roledescription=slide] p')
    const look = () => {
      const rendered = [...slides()].filter((it) =>
        it.checkVisibility({ contentVisibilityAuto: true }),
      )
      window.slidesLaidOut.add(rendered.length)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/portfolio')
  await expect.poll(() => page.evaluate(() => window.slidesLaidOut.has(25))).toBe(true)
  const counts = await page.evaluate(() => [...window.slidesLaidOut])
  expect(counts.filter((count) => count > 0 && count < 25).length).toBeGreaterThan(2)
})

for (const { path, heading } of [
  { path: '/', heading: 'Recent Work' },
  { path: '/portfolio', heading: 'Recent Sessions' },
  { path: '/booking', heading: 'Find your date' },
  { path: '/about', heading: 'Come and sit for a roll.' },
]) {
  test(`a reload of ${path} shows the same place, before hydration too`, async ({ page }) => {
    await page.goto(path)
    const place = page.getByRole('heading', { name: heading })
    await place.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const top = () => place.evaluate((it) => Math.round(it.getBoundingClientRect().top))
    const before = await top()

    const { delayed, handler } = delayRequests()
    await page.route(PAGE_SCRIPTS, handler)
    const requested = page.waitForRequest(PAGE_SCRIPTS)
    const reloaded = page.reload()
    await requested
    await expect.poll(top).toBe(before)

    delayed.release()
    await reloaded
    expect(await top()).toBe(before)
  })
}

declare global {
  interface Window {
    laidOutAtFirst: { main: boolean; footer: boolean }
    slidesLaidOut: Set<number>
  }
  function isRendered(selector: string): boolean
}

/** Records what is rendered in the first frame that has a footer. */
function recordFirstLayout() {
  window.isRendered = (selector) =>
    document.querySelector(selector)!.checkVisibility({ contentVisibilityAuto: true })

  function look() {
    if (!document.querySelector('footer p')) return void requestAnimationFrame(look)
    setTimeout(() => {
      window.laidOutAtFirst = {
        main: isRendered('main :is(h1, section)'),
        footer: isRendered('footer p'),
      }
    })
  }
  requestAnimationFrame(look)
}

test('a link to a heading lays out the whole page before hydration', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 200 })
  await page.addInitScript(recordFirstLayout)
  const { scripts, opened } = await openWithDelayedScripts(page, '/contact#photographs')
  await expect(page.getByRole('heading', { name: 'Using my photographs' })).toBeInViewport()
  expect(await page.evaluate(() => isRendered('footer p'))).toBe(true)

  scripts.release()
  await opened
  await expect(page.getByRole('heading', { name: 'Using my photographs' })).toBeInViewport()
})
