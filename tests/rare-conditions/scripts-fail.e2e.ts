import type { Page } from '@playwright/test'

import { expectInquiryKept, fillIn, INQUIRY, send, sendInquiry } from '../support/inquiry.ts'
import { recordMailLinks } from '../support/mail-links.ts'
import { PAGE_SCRIPTS } from '../support/page-scripts.ts'
import { PAGES } from '../support/pages.ts'
import { sideways } from '../support/sideways.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, waitForScripts: false })
test.beforeEach(({ expectConsole }) =>
  expectConsole(/net::ERR_FAILED|Failed to fetch dynamically imported module|status of 404/),
)

test('[L1 L3 N1] when its scripts fail, every page shows the links in the bar and no dead button', async ({
  page,
}) => {
  await page.route(PAGE_SCRIPTS, (route) => route.abort())

  for (const path of [...PAGES, '/nope']) {
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
  await page.route(PAGE_SCRIPTS, (route) => route.abort())
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

  for (const path of [...PAGES, '/nope']) {
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
  await sendInquiry(page)
  await expect(page).toHaveURL('/contact')

  await tenSecondsLater(page)
  const form = page.getByRole('form', { name: 'Session inquiry' })
  await expect(form.getByText('This form needs JavaScript.')).toBeVisible()
  await expect(form.getByRole('link', { name: /^hello@/ })).toBeVisible()
  await expect(send(page)).toBeHidden()
  await expectInquiryKept(page)
})

test('[C1] when the page’s scripts fail, the button opens an email with the typed text', async ({
  page,
}) => {
  await page.route(PAGE_SCRIPTS, (route) => route.abort())
  await page.goto('/contact')
  await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
  await tenSecondsLater(page)
  const mails = await recordMailLinks(page)
  await send(page).click()
  expect(mails()).toEqual([])

  await fillIn(page)
  await send(page).click()
  const lines = Object.entries(INQUIRY).map(([name, value]) => `${name}: ${value}`)
  await expect
    .poll(mails)
    .toEqual([expect.stringMatching(/^mailto:hello@.+\?subject=Session inquiry&body=/)])
  expect(mails()[0]).toContain(lines.join('\r\n'))
  await expectInquiryKept(page)
})

/** Buttons that do nothing without scripts. A film stock is a button too, but shows its name. */
function buttonsThatNeedScripts(page: Page) {
  return page
    .getByRole('button', { name: /menu|photograph|slideshow|session|copy/i })
    .filter({ visible: true })
}

/** Ends the animations by which a page waits ten seconds for its scripts. */
async function tenSecondsLater(page: Page) {
  await page.waitForLoadState('load')
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
}
