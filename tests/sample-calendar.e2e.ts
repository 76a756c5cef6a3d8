import type { FrameLocator, Page } from '@playwright/test'

import { axe } from '#owner/check/axe.ts'
import { layoutProblems } from '#owner/check/layout-problems.ts'
import { showCalendar } from './support/calendar.ts'
import { confirmation } from './support/messages.ts'
import { studio } from './support/studios.ts'
import { expect, test } from './support/test.ts'

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

type Sample = Page | FrameLocator

const freeDay = (sample: Sample) => sample.getByRole('button', { name: /free$/ }).last()
const freeTime = (sample: Sample) => sample.locator('[name=time]:enabled').first()
const booked = (sample: Sample) => sample.getByRole('heading', { name: 'You’re booked' })

/** Opens a package's page in its new tab. */
async function openPackage(page: Page, name = 'STANDARD Package') {
  await page.goto('/booking')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: `Book Now: ${name} (opens in a new tab)` }).click()
  const sample = await opened
  await expect(sample.getByRole('heading', { name })).toBeVisible()
  return sample
}

/** Chooses the last free day and its first free time. Gives them in words. */
async function chooseTime(sample: Sample) {
  const day = (await freeDay(sample).getAttribute('aria-label'))!.replace(/, \d free$/, '')
  await freeDay(sample).click()
  await expect(sample.getByRole('heading', { name: day })).toBeFocused()
  await freeTime(sample).check()
  return [day, (await freeTime(sample).locator('..').textContent())!] as const
}

async function book(sample: Sample, name: string) {
  await sample.getByLabel('Your name').fill(name)
  await sample.getByRole('button', { name: 'Book this time' }).click()
  await expect(booked(sample)).toBeFocused()
}

for (const size of WINDOWS) {
  const { width } = size

  test(`[B2] ${width} px wide, Book Now leads in a new tab from day to confirmation`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const sample = await openPackage(page)
    await sample.setViewportSize(size)
    await expect(sample.getByText('This is a sample calendar.')).toBeVisible()
    await expect(sample.getByText('$250')).toBeVisible()
    await expect(sample.getByLabel('Session')).toBeHidden()
    expect([...(await axe(sample)), ...(await layoutProblems(sample))]).toEqual([])

    const facts = await chooseTime(sample)
    expect([...(await axe(sample)), ...(await layoutProblems(sample))]).toEqual([])
    await book(sample, 'June Calloway')
    const said = ['STANDARD Package', ...facts, 'June Calloway']
    await expect(sample.getByRole('definition')).toHaveText(said)
    await expect(sample.getByText('within 2–3 weeks after the session')).toBeVisible()
    expect([...(await axe(sample)), ...(await layoutProblems(sample))]).toEqual([])
  })

  test(`[B3 B4] ${width} px wide, a booking in the calendar is confirmed on the page`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/booking')
    const sample = await showCalendar(page)
    await chooseTime(sample)
    await sample.getByLabel('Session').selectOption('BASIC Package')
    await book(sample, 'Ada')

    await expect(sample.getByRole('definition').first()).toHaveText('BASIC Package')
    await expect(confirmation(page)).toBeInViewport()
    await expect(page.getByText('Galleries are delivered within 2–3 weeks')).toHaveCount(2)
  })
}

test('a time that is taken cannot be booked, nor one that the visitor has booked before', async ({
  page,
}) => {
  const sample = await openPackage(page)
  const taken = sample.locator('label', { hasText: 'taken' })
  for (const day of await sample.getByRole('button', { name: /[12] free$/ }).all()) {
    await day.click()
    await expect(taken.first().getByRole('radio')).toBeDisabled()
  }
  const [day, time] = await chooseTime(sample)
  await book(sample, 'June')
  await sample.getByRole('button', { name: 'Book another day' }).click()
  await expect(sample.getByLabel('Your name')).toHaveValue('')

  const others = sample.getByRole('button', { name: `${day}, ` })
  if (await others.count()) {
    await others.click()
    await expect(sample.getByLabel(`${time}taken`)).toBeDisabled()
  } else await expect(sample.getByText('full').last()).toBeVisible()
})

test('without a time or a name nothing is booked', async ({ page }) => {
  const sample = await openPackage(page)
  await freeDay(sample).click()
  const send = sample.getByRole('button', { name: 'Book this time' })
  await sample.getByLabel('Your name').fill('June')
  await send.click()
  await expect(freeTime(sample)).toBeFocused()
  await freeTime(sample).check()
  await sample.getByLabel('Your name').fill(' ')
  await send.click()
  await expect(sample.getByLabel('Your name')).toBeFocused()
  await expect(booked(sample)).toBeHidden()
})

test('a session is booked by keyboard', async ({ page }) => {
  const sample = await openPackage(page)
  await freeDay(sample).focus()
  await sample.keyboard.press('Enter')
  await expect(sample.getByRole('button', { name: 'Book this time' })).toBeVisible()
  await sample.keyboard.press('Tab')
  await sample.keyboard.press('Space')
  await expect(freeTime(sample)).toBeChecked()
  await sample.keyboard.press('Tab')
  await sample.keyboard.type('Wren')
  await sample.keyboard.press('Enter')
  await expect(booked(sample)).toBeFocused()
})

test('[L5] the sample is no page of the site: neither linked to nor listed', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/booking</loc>')
  expect(sitemap).not.toContain('sample')
  const answer = await request.get('/sample-calendar')
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"')
  const home = await (await request.get('/')).text()
  expect(home).not.toContain('sample-calendar')
})

test.describe(() => {
  test.use({ baseURL: studio('formspree'), waitForScripts: false })

  test(
    '[N1] a studio with a calendar of its own has no sample, and is in no frame',
    { tag: '@all' },
    async ({ page, expectConsole }) => {
      expectConsole(/404/)
      for (const file of ['', '.html', '.css', '.js']) {
        const answer = (await page.goto(`/sample-calendar${file}`))!
        expect(answer.status()).toBe(404)
        expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
      }
    },
  )
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript the sample says what would stand there', async ({ page }) => {
    await page.goto('/sample-calendar?package=2')
    const words = page.locator('noscript p')
    await expect(words).toHaveText('A real calendar would stand here.')
    await expect(words).toBeVisible()
    await expect(page.getByRole('table')).toBeHidden()
    await page.goto('/booking')
    const frame = page.getByTitle('Booking calendar').contentFrame()
    await expect(frame.locator('noscript p')).toBeVisible()
  })
})
