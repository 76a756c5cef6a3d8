import type { Page } from '@playwright/test'

import { everything, holding } from './support/held-requests.ts'
import { expectEverythingKept, fillIn, INQUIRY, receive, send } from './support/inquiry.ts'
import { studio } from './support/studios.ts'
import { expect, test } from './support/test.ts'

const PAGES = ['/', '/portfolio', '/about', '/contact', '/booking', '/nope']
const STUDIO = 'mailto:hello@dogwoodandsilver.example'
const ENTRIES = /\/assets\/pages\/.+\.js$/

test.use({ viewport: { width: 390, height: 844 }, waitForScripts: false })
test.beforeEach(({ expectConsole }) =>
  expectConsole(/net::ERR_FAILED|Failed to fetch dynamically imported module|status of 404/),
)

test('[L1 L3 H1 P2 P3 C1 C5 B3 N1] where its scripts fail, a page is what it is without JavaScript', async ({
  page,
}) => {
  await page.route(ENTRIES, (route) => route.abort())

  await test.step('every page can be left by the links in the bar', async () => {
    for (const path of PAGES) {
      await page.goto(path)
      for (const name of ['Home', 'Portfolio', 'About', 'Contact', 'Book Session']) {
        await expect(
          page.getByRole('banner').getByRole('link', { name, exact: true }),
        ).toBeVisible()
      }
      await expect(buttonsThatNeedScripts(page), path).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await sideways(page), path).toBe(0)
    }
  })

  await test.step('all slides can be pushed along', async () => {
    await page.goto('/')
    const last = page.getByText('She asked if she could dance.')
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  })

  await test.step('a featured photograph opens as a file, and sessions scroll', async () => {
    await page.goto('/portfolio')
    await page.getByRole('group', { name: '25 of 25' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('group', { name: '25 of 25' })).toBeInViewport()
    await page.getByRole('link', { name: 'Open Wide brim, Fashion' }).click()
    await expect(page).toHaveURL(/\/uploads\/.+\.jpg$/)
  })

  await test.step('the form says where to write, map and calendar are there', async () => {
    await page.goto('/contact')
    await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
    await expect(page.getByTitle(/^Map of the service area/)).toBeVisible()
    await page.goto('/booking')
    await expect(page.getByTitle('Booking calendar')).toBeVisible()
  })
})

test('[C1] whichever of its scripts fails alone, the form says so and where to write', async ({
  page,
}) => {
  await page.goto('/contact')
  const files = await page.evaluate(() => {
    const { entry, ahead } = document.querySelector<HTMLElement>('[data-entry]')!.dataset
    return `${entry} ${ahead}`.split(' ')
  })
  expect(files.length).toBeGreaterThan(2)

  for (const file of files) {
    await page.route(`**${file}`, (route) => route.abort())
    await page.goto('/contact')
    await expect(page.getByText('This form needs JavaScript.'), file).toBeVisible()
    await page.unrouteAll()
  }
})

test('[L4 H1 H7 P3 A2 C4 B1 B2 N1] where every script is blocked, pages are whole, and what can do nothing goes', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort())

  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const name of ['Portfolio', 'About', 'Booking', 'Contact']) {
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
    }
    await tenSecondsLater(page)
    await expect(buttonsThatNeedScripts(page), path).toHaveCount(0)
    expect(await sideways(page), path).toBe(0)
  }

  await page.goto('/')
  await expect(page.getByText('One window, no flash, nobody in a hurry.')).toBeVisible()
  await page.goto('/booking')
  for (const link of await page.getByRole('link', { name: /^Book Now/ }).all()) {
    await expect(link).toHaveAttribute('href', /^https:/)
  }
  await page.goto('/contact')
  await fillIn(page)
  const letters = await lettersFrom(page)
  await send(page).click()
  await expect.poll(letters).toEqual([expect.stringContaining(INQUIRY.message)])
  await expectEverythingKept(page)
})

test('[C1] a form that was sent before its scripts failed becomes an email, and keeps what was written', async ({
  page,
}) => {
  const { line, handler } = holding(everything)
  await page.route(ENTRIES, handler)
  const asked = page.waitForRequest(ENTRIES)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await asked
  await fillIn(page)
  await send(page).click()
  await expectEverythingKept(page)

  const letters = await lettersFrom(page)
  line.broken = true
  line.letGo()
  await expect.poll(letters).toEqual([expect.stringContaining(INQUIRY.message)])
  await expectEverythingKept(page)
})

test.describe(() => {
  test.use({ baseURL: studio('formspree') })

  test('[C1] a form that was sent before its scripts failed reaches the receiver by itself', async ({
    page,
  }) => {
    const posts = await receive(page, (route) => route.fulfill({ body: 'Thank you' }))
    await page.route(ENTRIES, (route) => route.abort())
    await page.goto('/contact')
    await fillIn(page)
    await send(page).click()

    await expect(page.getByText('Thank you')).toBeVisible()
    expect(posts.map((post) => post.isNavigationRequest())).toEqual([true])
  })
})

/** What only scripts make work. A film stock's name is a button too, and says all it has to say. */
function buttonsThatNeedScripts(page: Page) {
  return page
    .getByRole('button', { name: /menu|photograph|slideshow|session|copy/i })
    .filter({ visible: true })
}

/** Lets those ten seconds pass that a page waits for its scripts. */
async function tenSecondsLater(page: Page) {
  await page.waitForLoadState('load')
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
}

/** What has been handed to the visitor's mail program since, once it is asked for. */
async function lettersFrom(page: Page) {
  const letters: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith(STUDIO)) letters.push(decodeURIComponent(url.replaceAll('+', ' ')))
  })
  return () => letters
}

function sideways(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
