import { CALENDAR, calendarPage, scrollToCalendar } from './support/calendar.ts'
import { everything, holding } from './support/held-requests.ts'
import { expect, test } from './support/test.ts'

const PACKAGES = [
  {
    name: 'Basic Model Package',
    price: '$80',
    rolls: '2 rolls of film',
    says: ['2 rolls of film', '45–60 min', 'Ektar 100 / Kodak Gold / HP5 Plus'],
  },
  {
    name: 'BASIC Package',
    price: '$120',
    rolls: '3 rolls of film',
    says: ['3 rolls', '60–90 min', 'Optional upgrades'],
  },
  {
    name: 'STANDARD Package',
    price: '$250',
    rolls: '5 rolls of film',
    says: ['5 rolls', '1–2 hours', 'Editorial sessions or brand shoots'],
  },
  {
    name: 'PREMIUM Package',
    price: '$420',
    rolls: '7 to 10 rolls of film',
    says: ['7–10 rolls', '2–4 hours', 'Multi-location or event coverage'],
  },
]

test('[B1 F1] four packages in order, each with icon, name, price and description', async ({
  page,
}) => {
  await page.goto('/booking')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(4)

  for (const [index, { name, price, rolls, says }] of PACKAGES.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(card.getByText(price, { exact: true })).toBeVisible()
    await expect(card.getByRole('img', { name: rolls })).toBeVisible()
    for (const text of says) await expect(card.getByText(text, { exact: true })).toBeVisible()
    await expect(card.getByRole('link', { name: /^Book Now/ })).toBeVisible()
  }
})

test('[B2] Book Now opens that package’s own page in a new tab', async ({ page, context }) => {
  await page.goto('/booking')
  const links = page.getByRole('link', { name: /^Book Now/ })
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  )
  expect(new Set(addresses).size).toBe(4)

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Book Now: STANDARD Package/ }).click()
  const tab = await opened
  await expect(tab).toHaveURL('https://calendly.com/dogwood-and-silver-demo/standard')
  await expect(page).toHaveURL(/\/booking$/)
})

test('[B3 K1 K5] the scheduling calendar stands in the page, 900 px high', async ({
  page,
  outside,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/booking')
  expect(outside).toEqual([])

  const calendar = page.getByTitle('Booking calendar')
  await page.getByRole('heading', { name: 'Find your date' }).scrollIntoViewIfNeeded()
  await expect(
    calendar.contentFrame().getByRole('heading', { name: 'Stand-in calendar' }),
  ).toBeVisible()
  expect((await calendar.boundingBox())?.height).toBe(900)
  await expect(calendar).toHaveAttribute('src', /^https:\/\/calendly\.com\/dogwood-and-silver-demo/)
  await expect(page.getByRole('link', { name: 'Open the calendar in a new tab' })).toHaveAttribute(
    'target',
    '_blank',
  )
})

test.describe('when the calendar does not answer', () => {
  test('[B3] the page says so, keeps its place, and offers every other way', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource/)
    await page.route(/calendly/, (route) => route.abort())
    await page.goto('/booking')
    const before = await page.evaluate(() => document.body.scrollHeight)
    await page.getByRole('heading', { name: 'Find your date' }).scrollIntoViewIfNeeded()

    await expect(page.getByRole('heading', { name: 'The calendar can’t be reached' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Send a message' })).toHaveAttribute(
      'href',
      '/contact',
    )
    await expect(main.getByRole('link', { name: '(704) 555-0136' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'hello@dogwoodandsilver.example' })).toBeVisible()
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(before)
  })

  test('[B3] trying again brings it back once it answers', async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource/)
    let down = true
    await page.route(/calendly/, (route) => (down ? route.abort() : route.fallback()))
    await page.goto('/booking')
    await page.getByRole('heading', { name: 'Find your date' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: 'The calendar can’t be reached' })).toBeVisible()

    down = false
    await page.getByRole('button', { name: 'Try again' }).click()
    const calendar = page.getByTitle('Booking calendar')
    await expect(
      calendar.contentFrame().getByRole('heading', { name: 'Stand-in calendar' }),
    ).toBeVisible()
  })
})

test('[B4] it says when the gallery is delivered', async ({ page }) => {
  await page.goto('/booking')
  await expect(
    page.getByText('Galleries are delivered within 2–3 weeks after the session.'),
  ).toBeVisible()
})

test('[B4] four frames show the way from the booking to the gallery', async ({ page }) => {
  await page.goto('/booking')
  const steps = page
    .locator('section', { has: page.getByRole('heading', { name: 'What you get, and when' }) })
    .getByRole('listitem')

  await expect(steps.getByRole('heading')).toHaveText([
    'Pick a day',
    'Location by email',
    'I shoot',
    'Developed, scanned, sent',
  ])
  await expect(steps.getByRole('img')).toHaveCount(2)
})

test('[B3] until the calendar has answered, its first square says what it waits for', async ({
  page,
}) => {
  const { line, handler } = holding(everything)
  await page.route(CALENDAR, handler)
  await page.goto('/booking')
  await scrollToCalendar(page)
  await expect(page.getByText('Asking the calendar…')).toBeVisible()

  line.letGo()
  await expect(calendarPage(page)).toBeVisible()
  await expect(page.getByText('Asking the calendar…')).toHaveCount(0)
})

test('[B3] on the narrowest phones the email address of a lost calendar is on one line', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route(/calendly/, (route) => route.abort())
  await page.goto('/booking')
  await page.getByRole('heading', { name: 'Find your date' }).scrollIntoViewIfNeeded()
  const email = page.getByRole('main').getByRole('link', { name: /^hello@/ })
  await email.scrollIntoViewIfNeeded()
  const { height } = (await email.locator('span').boundingBox())!

  expect(height).toBeLessThan(2 * 18)
})
