import { listen } from '../support/announced.ts'
import { CALENDAR, openLostCalendar, tryAgain } from '../support/calendar.ts'
import { notice } from '../support/inquiry.ts'
import { MAP, mapCaption, UNREACHABLE } from '../support/map.ts'
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const LOST = 'The calendar can’t be reached. Other ways to book are below.'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a copied address is announced once, and so is one that could not be', async ({ page }) => {
  await page.goto('/contact')
  const said = await listen(page)
  await page.getByRole('button', { name: 'Copy email address' }).click()
  await expect.poll(said).toEqual(['Email address copied'])

  const failure = 'Could not copy. Select the text and copy it by hand instead.'
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await page.getByRole('button', { name: 'Copy phone number' }).click()
  await expect.poll(said).toEqual(['Email address copied', failure])

  // A landmark, to come back to them.
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('copied')
  await expect(page.getByRole('region', { name: 'Failures' })).toContainText(failure)
  await page.keyboard.press('Escape')
  await expect(notice(page)).toHaveCount(0)
  expect(await said()).toHaveLength(2)
})

test('a lost calendar is said shortly, however far down it is, and each new try', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await page.goto('/booking')
  const said = await listen(page)
  await page.route(CALENDAR, (route) => route.abort())
  await page.getByRole('heading', { name: 'Find your date' }).scrollIntoViewIfNeeded()
  await expect.poll(said).toEqual([LOST])

  await tryAgain(page).click()
  await expect.poll(said).toEqual([LOST, 'Asking again…', LOST])
})

test('a lost map is not announced: the towns are text', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  await page.route(MAP, (route) => route.abort())
  // So that the map is far, and not asked for before.
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/contact')
  const said = await listen(page)
  await mapCaption(page).scrollIntoViewIfNeeded()
  await expect(page.getByText(UNREACHABLE)).toBeVisible()
  expect(await said()).toEqual([])
})

for (const path of PAGES) {
  test(`${path} has no empty status to come across`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('status')).toHaveCount(0)
  })
}

test('the lost calendar has no empty status either', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  await openLostCalendar(page)
  await expect(page.getByRole('status')).toHaveCount(0)
})
