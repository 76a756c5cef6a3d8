import type { FrameLocator, Page } from '@playwright/test'

import { pushToBare } from '#owner/desk/tests/temporary-studio.ts'
import { openDesk, type RunningDesk } from './open-desk.ts'
import { clickInSite, expect, openPanel, test } from './panel.ts'
import { painted, scan } from './scans.ts'

const SCAN = 'june-frame-1-portra-400.jpg'

test('@all on her first day an owner makes the site hers and puts it online, by clicking only', async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(1_200_000)
  // The page outlives the desk.
  expectConsole(/net::ERR_/)
  const desk = await openDesk({
    name: 'Moreno Film',
    photographer: 'Ada Moreno',
    phone: '(828) 555-0100',
    city: 'Asheville, North Carolina',
    url: 'moreno.example',
    calendar: 'calendly.com/moreno',
  })
  try {
    const { gitOnline } = pushToBare(desk.studio)
    await openPanel(page, desk.address())
    const site = page.frameLocator('iframe')

    await test.step('email, phone, a price and a paragraph', () => changeWords(page, site))
    await test.step('a session from a new scan', () => addSession(page))
    await test.step('check and publish', () => putOnline(page))
    await test.step('what was sent', () => expectCarefulCommit(gitOnline))
    await test.step('back to the version online, and undo', () => bringBack(page, site, desk))
  } finally {
    await desk.close()
  }
})

async function changeWords(page: Page, site: FrameLocator) {
  await page.getByRole('button', { name: 'Studio', exact: true }).click()
  await page.getByLabel('Email').first().fill('ada@moreno.example')
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

async function addSession(page: Page) {
  await page.getByRole('button', { name: 'Photographs', exact: true }).click()
  await page.getByLabel('Scans to add').setInputFiles([scan(SCAN, await painted('#497'))])
  const form = page.getByRole('form', { name: SCAN })
  await form.getByLabel('What does it show?').fill('Soft spots of light.')
  await form.getByLabel('Show it in').selectOption('Portfolio · Recent sessions')
  await form.getByLabel('Caption').fill('The light held.')
  await form.getByLabel('Caption').press('Enter')
  await expectSaved(page)
}

async function putOnline(page: Page) {
  await page.getByRole('button', { name: /^Put online/ }).click()
  await expect(page.getByText('No version that was online is kept here yet')).toBeVisible()
  await page.getByRole('button', { name: 'Check it', exact: true }).click()
  await expect(page.getByText('Your site is ready to go online.')).toBeVisible({ timeout: 600_000 })
  await page.getByRole('button', { name: 'Check it and put it online' }).click()
  await expect(page.getByText('Sent. Your host shows it in a few minutes.')).toBeVisible({
    timeout: 600_000,
  })
  await expect(page.getByText('Nothing has changed since it was last online.')).toBeVisible()
}

async function bringBack(page: Page, site: FrameLocator, desk: RunningDesk) {
  await page.getByRole('button', { name: 'Booking', exact: true }).click()
  await clickInSite(site, site.getByRole('article').getByText('$130'))
  await page.locator('textarea:focus').fill('$140')
  await expectSaved(page)
  const now = await desk.text('booking')

  await page.getByRole('button', { name: /^Put online/ }).click()
  await expect(page.getByText('Changed since it was last online: Booking')).toBeVisible()
  await page.getByText('Earlier versions').click()
  const versions = page.getByRole('list', { name: 'Versions that were online' })
  await versions.getByRole('button', { name: 'Bring this version back' }).click()
  await expect(page.getByText(/^This is the version of .* Undo takes you back/)).toBeVisible()
  expect(await desk.text('booking')).toContain('price: $130')
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
  expect(lines('photographs').filter((line) => !line.startsWith('+'))).toEqual([])
  expect(lines('portfolio')).toEqual([`+    - src: ${SCAN}`, '+      caption: The light held.'])

  const status = git('diff', '--name-status', before, 'main', '--', 'uploads').trim()
  expect(status).toBe(`A\tuploads/${SCAN}`)
}

/** Whether the page shows it yet or not. */
async function expectSaved(page: Page) {
  await expect(page.getByRole('status').last()).toHaveText(/^Saved\./)
}
