import type { Page } from '@playwright/test'

import { expectEverythingKept, fillIn, INQUIRY, send } from '../support/inquiry.ts'
import { lettersFrom } from '../support/mail-program.ts'
import { sideways } from '../support/sideways.ts'
import { expect, test } from '../support/test.ts'

const PAGES = ['/', '/portfolio', '/about', '/contact', '/booking', '/nope']
const ENTRIES = /\/assets\/(home|portfolio|about|contact|booking|not-found)\.[^/]+\.js$/

test.use({ viewport: { width: 390, height: 844 }, waitForScripts: false })
test.beforeEach(({ expectConsole }) =>
  expectConsole(/net::ERR_FAILED|Failed to fetch dynamically imported module|status of 404/),
)

test('[L1 L3 N1] when its scripts fail, every page shows the links in the bar and no dead button', async ({
  page,
}) => {
  await page.route(ENTRIES, (route) => route.abort())

  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const name of ['Home', 'Portfolio', 'About', 'Contact', 'Book Session']) {
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(buttonsThatNeedScripts(page), path).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await sideways(page), path).toBe(0)
  }
})

test('[H1 P2 P3 C1 C5 B3] when its scripts fail, a page is as it is without JavaScript', async ({
  page,
}) => {
  await page.route(ENTRIES, (route) => route.abort())
  await page.goto('/')
  const lastSlide = page.getByText('The last warm twenty minutes of September.')
  await lastSlide.scrollIntoViewIfNeeded()
  await expect(lastSlide).toBeInViewport()

  await page.goto('/contact')
  await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
  await expect(page.getByTitle(/^Map of the service area/)).toBeVisible()
  await page.goto('/booking')
  await expect(page.getByTitle('Booking calendar')).toBeVisible()

  await page.goto('/portfolio')
  const lastSession = page.getByRole('group', { name: '25 of 25' })
  await lastSession.scrollIntoViewIfNeeded()
  await expect(lastSession).toBeInViewport()
  await page.getByRole('link', { name: 'Open Wide brim, Fashion' }).click()
  await expect(page).toHaveURL(/\/uploads\/.+\.jpg$/)
})

test('[L4 H1 H7 P3 A2 C4 B1 B2 N1] with every script blocked pages are complete, and dead buttons disappear after ten seconds', async ({
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
})

test('[C1] with every script blocked the form gives the email address and keeps the typed text', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/contact')
  await fillIn(page)
  await send(page).click()
  await expect(page).toHaveURL('/contact')

  await tenSecondsLater(page)
  const form = page.getByRole('form', { name: 'Session inquiry' })
  await expect(form.getByText('This form needs JavaScript.')).toBeVisible()
  await expect(form.getByRole('link', { name: /^hello@/ })).toBeVisible()
  await expect(send(page)).toBeHidden()
  await expectEverythingKept(page)
})

test('[C1] when the page’s scripts fail, the button opens an email with the typed text', async ({
  page,
}) => {
  await page.route(ENTRIES, (route) => route.abort())
  await page.goto('/contact')
  await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
  await tenSecondsLater(page)
  const letters = await lettersFrom(page)
  await send(page).click()
  expect(letters()).toEqual([])

  await fillIn(page)
  await send(page).click()
  const { name, email, preferredDate, message } = INQUIRY
  const lines = [
    `name: ${name}`,
    `email: ${email}`,
    `preferredDate: ${preferredDate}`,
    `message: ${message}`,
  ]
  await expect
    .poll(letters)
    .toEqual([expect.stringMatching(/^mailto:hello@.+\?subject=Session inquiry&body=/)])
  expect(letters()[0]).toContain(lines.join('\r\n'))
  await expectEverythingKept(page)
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
