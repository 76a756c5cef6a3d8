import type { Page } from '@playwright/test'

import { expectInquiryKept, fillInForm, INQUIRY, send, sendInquiry } from './support/inquiry.ts'
import { recordMailLinks } from './support/mail-links.ts'
import { PAGE_SCRIPTS } from './support/page-scripts.ts'
import { sideways } from './support/sideways.ts'
import { expect, test } from './support/test.ts'

const ALL_SCRIPTS = /\.js$/

const PAGES = [
  ['/', 'Home', 'Thirty-six frames. No delete key.'],
  ['/portfolio', 'Portfolio', 'Portfolio'],
  ['/about', 'About', 'One person, one roll at a time, one good hour.'],
  ['/contact', 'Contact', 'Write to me'],
  ['/booking', 'Book Session', 'Book a session'],
] as const

test.use({ viewport: { width: 390, height: 844 }, waitForScripts: false })
test.beforeEach(({ expectConsole }) =>
  expectConsole(/net::ERR_FAILED|Failed to fetch dynamically imported module|status of 404/),
)

for (const [when, scripts] of [
  ['JavaScript is off', undefined],
  ['a page’s scripts fail', PAGE_SCRIPTS],
] as const) {
  test.describe(() => {
    test.use({ javaScriptEnabled: scripts !== undefined })
    test.beforeEach(({ page }) => (scripts ? fail(page, scripts) : undefined))
    const tag = scripts ? '@all' : []

    test(
      `[L1 L4] when ${when}, bar and footer have their links, and no button is dead`,
      { tag },
      async ({ page }) => {
        await page.goto('/nope')
        await expectUsable('/nope')
        for (const [path, name, heading] of PAGES) {
          await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
          await expectUsable(path)
        }

        async function expectUsable(path: string) {
          await expect(buttonsThatNeedScripts(page), path).toHaveCount(0)
          expect(await sideways(page), path).toBe(0)
          for (const name of ['Portfolio', 'About', 'Booking', 'Contact']) {
            await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
          }
        }
      },
    )

    test(`[H1 H7 P3 K4] when ${when}, photographs can be seen`, { tag }, async ({ page }) => {
      await page.goto('/')
      const lastSlide = page.getByText('The empty seat is yours.')
      await lastSlide.scrollIntoViewIfNeeded()
      await expect(lastSlide).toBeInViewport()
      const work = page.locator('section', { hasText: 'Recent Work' }).locator('figure img').last()
      await work.scrollIntoViewIfNeeded()
      await expect
        .poll(() => work.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(/\/uploads\/[\w-]+\.avif$/)

      await page.goto('/portfolio')
      const lastSession = page.getByRole('group', { name: '25 of 25' })
      await lastSession.scrollIntoViewIfNeeded()
      await expect(lastSession).toBeInViewport()
      await page.getByRole('link', { name: 'Open Behind the curtain, Fashion' }).click()
      await expect(page).toHaveURL(/\/uploads\/behind-the-curtain-hp5-\d+-\w+\.jpg$/)
    })

    test(
      `[B1 B2 B3 C5] when ${when}, packages, calendar and map are there`,
      { tag },
      async ({ page }) => {
        await page.goto('/booking')
        await expect(page.getByRole('article')).toHaveCount(4)
        await expect(page.getByRole('link', { name: /^Book Now/ })).toHaveCount(4)
        for (const link of await page.getByRole('link', { name: /^Book Now/ }).all()) {
          await expect(link).toHaveAttribute('href', /^\/sample-calendar\?package=\d$/)
        }
        await expect(page.getByTitle('Booking calendar')).toBeVisible()

        await page.goto('/contact')
        const map = page.getByTitle('Map of the service area around Charlotte')
        await map.scrollIntoViewIfNeeded()
        await expect(
          map.contentFrame().getByRole('heading', { name: 'Stand-in map' }),
        ).toBeVisible()
        await expect(page.getByRole('definition').filter({ hasText: 'Mecklenburg' })).toBeVisible()
      },
    )
  })
}

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('the email address and what to write replace the form', async ({ page }) => {
    await page.goto('/contact')
    const form = page.getByRole('form', { name: 'Session inquiry' })
    await expect(form.getByText('This form needs JavaScript.')).toBeVisible()
    await expect(form.getByRole('term').filter({ visible: true })).toHaveText([
      'Name',
      'Preferred date',
      'Message',
    ])
    await expect(form.getByRole('textbox')).toHaveCount(0)
    await expect(form.getByRole('button')).toHaveCount(0)
    await expect(
      form.getByRole('link', { name: 'hello@dogwoodandsilver.example' }),
    ).toHaveAttribute('href', /^mailto:hello@.+\?subject=Session%20inquiry&body=Name/)
  })
})

test(
  'when all scripts fail, ten seconds later the form keeps its text, and no button is dead',
  { tag: '@all' },
  async ({ page }) => {
    await fail(page, ALL_SCRIPTS)
    await page.goto('/portfolio')
    await tenSecondsLater(page)
    await expect(buttonsThatNeedScripts(page)).toHaveCount(0)

    await sendInquiry(page)
    await expect(page).toHaveURL('/contact')
    await tenSecondsLater(page)
    const form = page.getByRole('form', { name: 'Session inquiry' })
    await expect(form.getByText('This form needs JavaScript.')).toBeVisible()
    await expect(form.getByRole('link', { name: /^hello@/ })).toBeVisible()
    await expect(send(page)).toBeHidden()
    await expectInquiryKept(page)
  },
)

test('when all scripts fail, ten seconds later no photograph is kept back', async ({ page }) => {
  await fail(page, ALL_SCRIPTS)
  for (const path of ['/', '/portfolio']) {
    await page.goto(path)
    const kept = () =>
      page
        .locator('main img')
        .evaluateAll((all) => all.filter((one) => getComputedStyle(one).display === 'none').length)
    await tenSecondsLater(page)
    expect(await kept(), path).toBe(0)
  }
})

test('when a page’s scripts fail, an email opens', { tag: '@all' }, async ({ page }) => {
  await fail(page, PAGE_SCRIPTS)
  await page.goto('/contact')
  await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
  await tenSecondsLater(page)
  const mails = await recordMailLinks(page)
  await send(page).click()
  expect(mails()).toEqual([])

  await fillInForm(page)
  await send(page).click()
  const labels = ['Name', 'Email', 'Preferred date', 'Message']
  const lines = Object.values(INQUIRY).map((value, at) => `${labels[at]}: ${value}`)
  await expect.poll(mails).toEqual([expect.stringContaining(lines.join('\r\n'))])
  await expectInquiryKept(page)
})

const fail = (page: Page, scripts: RegExp) => page.route(scripts, (route) => route.abort())

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
