import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { FrameLocator, Page } from '@playwright/test'

import { filesIn } from '@studio/hosts/paths'
import { listen } from '@studio/hosts/listen'
import { preview } from '@studio/hosts/preview'

import { axe } from '#owner/check/axe.ts'
import { showCalendar } from './support/calendar.ts'
import { confirmation } from './support/messages.ts'
import { expect, test } from './support/test.ts'

// They share the sample, in which each books its last free time.
test.describe.configure({ mode: 'default' })

const SITE = 'test-results/demo'
const WINDOWS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

type Sample = Page | FrameLocator

const bookNow = (page: Page, name: string) =>
  page.getByRole('link', { name: `Book Now: ${name} (opens in a new tab)` })

/** Opens a package's page in its new tab. */
async function openPackage(page: Page, name = 'STANDARD Package') {
  await page.goto('/booking')
  const opened = page.context().waitForEvent('page')
  await bookNow(page, name).click()
  const sample = await opened
  await expect(sample.getByRole('heading', { name })).toBeVisible()
  return sample
}

async function chooseDay(sample: Sample) {
  const day = sample.getByRole('link', { name: /free$/ }).last()
  const name = (await day.textContent())!
  await day.click()
  await expect(
    sample.getByRole('heading', { name: name.trim().replace(/\s\d free$/, '') }),
  ).toBeVisible()
}

const freeTime = (sample: Sample) => sample.locator('[name=time]:enabled').first()

async function book(sample: Sample, name: string) {
  await sample.getByLabel('Your name').fill(name)
  await sample.getByRole('button', { name: 'Book this time' }).click()
}

const booked = (sample: Sample) => sample.getByRole('heading', { name: 'You’re booked' })

for (const [what, size] of Object.entries(WINDOWS)) {
  test(`[B2] on a ${what} Book Now leads in a new tab from day to confirmation`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const sample = await openPackage(page)
    expect(new URL(sample.url()).origin).not.toBe(new URL(page.url()).origin)
    await sample.setViewportSize(size)
    await expect(sample.getByText('This is a sample calendar.')).toBeVisible()

    await chooseDay(sample)
    await freeTime(sample).check()
    expect(await axe(sample)).toEqual([])
    await book(sample, 'June Calloway')
    await expect(booked(sample)).toBeVisible()
    await expect(sample.getByText('STANDARD Package')).toBeVisible()
    await expect(sample.getByText('within 2–3 weeks after the session')).toBeVisible()
    expect(await axe(sample)).toEqual([])

    const file = sample.waitForEvent('download')
    await sample.getByRole('link', { name: 'Add to your calendar' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.ics$/)
  })

  test(`[B3 B4] on a ${what} a booking in the calendar is confirmed on the page`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/booking')
    const sample = await showCalendar(page)
    await chooseDay(sample)
    await freeTime(sample).check()
    await sample.getByLabel('Session').selectOption('BASIC Package')
    await book(sample, 'Ada')

    await expect(booked(sample)).toBeVisible()
    await expect(confirmation(page)).toBeInViewport()
    await expect(page.getByText('Galleries are delivered within 2–3 weeks')).toHaveCount(2)
  })
}

test('a time is given once: who comes second is told, and chooses another', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/409 \(Conflict\)/)
  const first = await openPackage(page)
  const second = await openPackage(page, 'PREMIUM Package')
  for (const sample of [first, second]) await chooseDay(sample)
  const time = (await freeTime(first).getAttribute('value'))!
  for (const [sample, name] of [
    [first, 'June'],
    [second, 'Ada'],
  ] as const) {
    await sample.locator(`[value="${time}"]`).check()
    await book(sample, name)
  }

  await expect(booked(first)).toBeVisible()
  await expect(second.getByRole('alert')).toContainText('was just taken by someone else')
  await expect(second.locator(`[value="${time}"]`)).toBeDisabled()
  await expect(second.getByLabel('Your name')).toHaveValue('Ada')
})

test('the sample works by keyboard, and is whole at 320 px', async ({ page }) => {
  const sample = await openPackage(page)
  await sample.setViewportSize({ width: 320, height: 640 })
  const day = sample.getByRole('row').nth(5).getByRole('link').first()
  await day.focus()
  await sample.keyboard.press('Enter')
  await expect(sample.getByRole('button', { name: 'Book this time' })).toBeVisible()
  const width = () => sample.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(320)

  // From the place that the link leads to.
  await sample.keyboard.press('Tab')
  await sample.keyboard.press('Space')
  await expect(freeTime(sample)).toBeChecked()
  await sample.keyboard.press('Tab')
  await sample.keyboard.type('Wren')
  await sample.keyboard.press('Enter')
  await expect(booked(sample)).toBeVisible()
  expect(await width()).toBe(320)
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript a session is booked, too', async ({ page }) => {
    const sample = await openPackage(page, 'BASIC Package')
    await chooseDay(sample)
    await freeTime(sample).check()
    await book(sample, 'June')
    await expect(booked(sample)).toBeVisible()
  })
})

test('what goes online has no sample: nothing of this computer is in it', () => {
  const text =
    /\.(html|js|css|json|xml|txt|webmanifest|conf|caddy|jsonc)$|\/(_headers|_redirects|\.htaccess)$/
  for (const folder of ['client', 'hosts']) {
    const files = filesIn(path.join(SITE, folder)).filter((file) => text.test(file))
    expect(files.length).toBeGreaterThan(5)
    const found = files.filter((file) =>
      /localhost|127\.0\.0\.1|sample\.invalid/.test(
        readFileSync(path.join(SITE, folder, file), 'utf8'),
      ),
    )
    expect(found).toEqual([])
  }
})

test.describe(() => {
  let site: Awaited<ReturnType<typeof listen>>
  test.beforeAll(async () => void (site = await listen(preview(SITE))))
  test.afterAll(() => site.stop())

  test('[B1] online, the sample’s place has the ways to write or call', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: `http://127.0.0.1:${site.port}` })
    await page.goto('/booking')
    const main = page.getByRole('main')
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'Book Now: BASIC Package' })).toHaveAttribute(
      'href',
      '/contact',
    )
    const ways = page.locator('section', {
      has: page.getByRole('heading', { name: 'Find your date' }),
    })
    for (const [name, href] of [
      ['Send a message', '/contact'],
      ['(704) 555-0136', 'tel:+17045550136'],
      ['hello@dogwoodandsilver.example', 'mailto:hello@dogwoodandsilver.example'],
    ] as const) {
      await expect(ways.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    expect(await axe(page)).toEqual([])
    await page.close()
  })
})
