import { expect, test, type FrameLocator, type Page } from '@playwright/test'

import { answerOtherSites } from '#owner/check/other-sites.ts'
import { openDesk, pushToBare, type RunningDesk } from './open-desk.ts'
import { clickInSite, openSlides } from './panel.ts'
import { oddScans, painted, scan } from './scans.ts'

const FRAMES = [1, 2, 3, 4, 5, 6, 7].map((number) => `june-frame-${number}-portra-400.jpg`)
test.use({ actionTimeout: 20_000 })

/** The scans of the new roll that are photographs, in the order of their names. */
const GOOD = ['inks.jpg', ...FRAMES, 'large.tif', 'sideways.jpg']

test('@all on her first day an owner makes the site hers and puts it online, by clicking only', async ({
  page,
  context,
}) => {
  test.setTimeout(1_200_000)
  const desk = await openDesk({
    name: 'Moreno Film',
    photographer: 'Ada Moreno',
    phone: '(828) 555-0100',
    city: 'Asheville, North Carolina',
    url: 'moreno.example',
    calendar: 'calendly.com/moreno',
  })
  try {
    const git = pushToBare(desk.studio)
    await answerOtherSites({ context, baseURL: desk.origin }, async () => {})
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(desk.address)
    await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible()
    const site = page.frameLocator('iframe')

    await test.step('phone, a price and a paragraph', () => changeWords(page, site))
    await test.step('a mistake in the email, fixed', () => fixEmail(page, desk))
    await test.step('a new roll', () => dropRoll(page))
    await test.step('the recent sessions', () => replaceSessions(page))
    await test.step('three focal points', () => setFocalPoints(page))
    await test.step('the slides', () => replaceSlides(page, site))
    await test.step('order by keyboard, and undo', () => reorder(page, desk))
    await test.step('check and publish', () => putOnline(page))
    await test.step('what was sent', () => expectCarefulCommit(git))
    await test.step('back to the version before, and undo', () => bringBack(page, desk))
  } finally {
    await desk.close()
  }
})

async function changeWords(page: Page, site: FrameLocator) {
  await page.getByRole('button', { name: 'Studio', exact: true }).click()
  await page.getByLabel('Phone').fill('(828) 555-0144')
  await page.keyboard.press('Enter')
  await expectSaved(page)

  await page.getByRole('button', { name: 'Booking', exact: true }).click()
  await clickInSite(site, site.getByRole('article').getByText('$120'))
  await page.locator('textarea:focus').fill('$130')
  await expect(site.getByRole('article').getByText('$130')).toBeVisible()
  await expectSaved(page)

  await page.getByRole('button', { name: 'About', exact: true }).click()
  await clickInSite(site, site.getByText('Film is slower, and slow is the point.'))
  const story = page.locator('textarea:focus')
  await story.fill((await story.inputValue()).replace('Film is slower', 'Film takes longer'))
  await expect(site.getByText('Film takes longer, and slow is the point.')).toBeVisible()
  await expectSaved(page)
}

async function fixEmail(page: Page, desk: RunningDesk) {
  await page.getByRole('button', { name: 'Studio', exact: true }).click()
  const email = page.getByLabel('Email').first()
  await email.fill('ada at moreno')
  await expect(page.getByText('is not an email address. Write it like')).toBeVisible()
  await email.fill('ada@moreno.example')
  await expect(page.getByText('is not an email address')).toBeHidden()
  await expect.poll(() => desk.text('studio')).toContain('email: ada@moreno.example')
}

async function dropRoll(page: Page) {
  const ordinary = FRAMES.map(async (name, at) =>
    scan(name, await painted(`hsl(${at * 50} 50% 50%)`)),
  )
  await page.getByRole('button', { name: 'Photographs' }).click()
  await page
    .getByLabel('Scans to add')
    .setInputFiles([...(await oddScans()), ...(await Promise.all(ordinary))])

  const waiting = page.getByRole('list', { name: 'New scans' }).getByRole('button')
  await expect(waiting).toHaveCount(GOOD.length, { timeout: 120_000 })
  const lost = page.getByRole('list', { name: 'Not taken' }).getByRole('listitem')
  await expect(lost).toHaveCount(2)
  await expect(lost.filter({ hasText: 'is damaged or incomplete' })).toHaveCount(1)
  await expect(lost.filter({ hasText: 'is a HEIC photograph' })).toHaveCount(1)
}

/** Each new frame is described and shown; then the frames of the demo go. */
async function replaceSessions(page: Page) {
  for (const [at, file] of GOOD.entries()) {
    const form = page.getByRole('form', { name: file })
    await form.getByLabel('What does it show?').fill(`Soft spots of light, number ${at + 1}.`)
    // The next scans are shown there, too, and on the same film.
    if (at === 0) {
      await form.getByLabel('Film').selectOption('Portra 400')
      await form.getByLabel('Show it in').selectOption('Portfolio · Recent sessions')
    }
    await form.getByLabel('Caption').fill(`Frame ${at + 1}, and the light held.`)
    await form.getByLabel('Caption').press('Enter')
  }
  await page.getByRole('button', { name: 'Portfolio', exact: true }).click()
  await page.getByText('Recent sessions', { exact: true }).click()
  const rows = page.getByRole('region', { name: 'Photographs' }).last().getByRole('listitem')
  await expect(rows).toHaveCount(25 + GOOD.length)
  await page.getByRole('button', { name: 'Select several of Photographs' }).last().click()
  await rows.first().getByRole('button').click()
  await rows
    .nth(24)
    .getByRole('button')
    .click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(rows).toHaveCount(GOOD.length)
  await expectSaved(page)
}

async function setFocalPoints(page: Page) {
  await page.getByRole('button', { name: 'Photographs', exact: true }).click()
  for (const [at, file] of ['sideways.jpg', 'inks.jpg', FRAMES[0]!].entries()) {
    await page.getByRole('button', { name: file }).click()
    const focal = page.getByRole('button', { name: /^Focal point/ })
    await focal.click({ position: { x: 40 + at * 20, y: 60 } })
    await expect(focal).not.toHaveAccessibleName(/50% across and 25% down/)
    await expectSaved(page)
    await page.getByRole('button', { name: 'All photographs' }).click()
  }
}

async function replaceSlides(page: Page, site: FrameLocator) {
  const slides = await openSlides(page)
  for (const [at, file] of FRAMES.slice(0, 5).entries()) {
    const slide = slides.nth(at)
    await slide.getByRole('button').first().click()
    await slide.getByRole('button', { name: 'Change the photograph' }).click()
    await page.getByRole('dialog').getByRole('button', { name: file }).click()
    await expect(slide.getByRole('img', { name: file })).toBeVisible()
    await slide.getByRole('button').first().click()
  }
  const third = site.getByRole('img', {
    name: 'Soft spots of light, number 4.',
    includeHidden: true,
  })
  await expect(third).toBeAttached()
}

async function reorder(page: Page, desk: RunningDesk) {
  const down = page.getByRole('button', { name: 'Move down: Before it came down' })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').last()).toContainText('is number 2 of 5 now')
  const before = await desk.text('home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').last()).toContainText('is number 3 of 5 now')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => desk.text('home')).toBe(before)
}

async function putOnline(page: Page) {
  await page.getByRole('button', { name: 'Put online', exact: true }).click()
  await page.getByText(/^Changed since it was last online: .*, \d+ scans$/).click()
  const changes = page.getByRole('list', { name: /^Changed since/ })
  await expect(changes).toContainText('$120 → $130')
  await expect(changes).toContainText('New scan: large.tif')
  await page.getByRole('button', { name: 'Check it', exact: true }).click()
  await expect(page.getByText('Your site is ready to go online.')).toBeVisible({ timeout: 400_000 })
  await page.getByRole('button', { name: 'Check it and put it online' }).click()
  await expect(page.getByText('Sent. Your host shows it in a few minutes.')).toBeVisible({
    timeout: 200_000,
  })
  await expect(page.getByText('Nothing has changed since it was last online.')).toBeVisible()
}

async function bringBack(page: Page, desk: RunningDesk) {
  const now = await desk.text('booking')
  await page.getByText('Earlier versions').click()
  const versions = page.getByRole('list', { name: 'Versions that were online' })
  await expect(versions).toContainText(/Changed then: [\w, ]+, Booking, 10 scans/)
  await versions.getByRole('button', { name: 'Bring this version back' }).last().click()
  await expect(page.getByText(/^This is the version of .* Undo takes you back/)).toBeVisible()
  expect(await desk.text('booking')).toContain('price: $120')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => desk.text('booking')).toBe(now)
}

/** What a careful person would have written by hand. */
function expectCarefulCommit(git: (...words: string[]) => string) {
  const before = 'main~1'
  const lines = (file: string) =>
    git('diff', '-U0', before, 'main', '--', `content/${file}.yaml`)
      .split('\n')
      .filter((line) => /^[-+](?!--|\+\+)/.test(line))
  expect(lines('booking')).toEqual(['-    price: $120', '+    price: $130'])
  expect(lines('studio')).toEqual([
    '-email: hello@dogwoodandsilver.example',
    '-phone: (828) 555-0100',
    '+email: ada@moreno.example',
    '+phone: (828) 555-0144',
  ])
  // The other lines of the paragraph stay where they were.
  expect(lines('about').filter((line) => line.startsWith('-'))).toHaveLength(1)
  expect(lines('photographs').filter((line) => line.startsWith('-'))).toEqual([])
  expect(lines('photographs').filter((line) => line.startsWith('+  focal: {'))).toHaveLength(3)
  const sessions = lines('portfolio').filter((line) => line.startsWith('+'))
  expect(sessions.map((line) => line.trim())).toEqual(
    GOOD.flatMap((file, at) => [
      `+    - src: ${file}`,
      `+      caption: Frame ${at + 1}, and the light held.`,
    ]),
  )

  for (const file of ['about', 'booking', 'home', 'photographs', 'portfolio', 'studio']) {
    const comments = (commit: string) =>
      git('show', `${commit}:content/${file}.yaml`).match(/^ *#.*$/gm)
    expect(comments('main'), file).toEqual(comments(before))
  }
  const slides = git('show', 'main:content/home.yaml').match(/(?<=- image: ).*/g)
  const [first, second, ...rest] = FRAMES.slice(0, 5)
  expect(slides).toEqual([second, first, ...rest])
  const status = git('diff', '--name-status', before, 'main', '--', 'uploads').trim().split('\n')
  expect(status.toSorted()).toEqual(GOOD.map((file) => `A\tuploads/${file}`).toSorted())
}

/** Whether the page shows it yet or not. */
async function expectSaved(page: Page) {
  await expect(page.getByRole('status').last()).toHaveText(/^Saved\./)
}
