import { CALENDAR, calendarFrame, excuse, scrollToCalendar } from './support/calendar.ts'
import { expectSpoken } from './support/speech/expect-spoken.ts'
import { listen } from './support/speech/story.ts'
import { expect, test } from './support/test.ts'

const PAGES = {
  home: '/',
  portfolio: '/portfolio',
  about: '/about',
  contact: '/contact',
  booking: '/booking',
  'not-found': '/nope',
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`[L1 L2 L4] who listens to ${path} hears all of it, once, in order`, async ({
    page,
    expectConsole,
  }) => {
    if (path === '/nope') expectConsole(/404/)
    const story = await listen(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await story.step(`opens ${path}`, () => page.goto(path))

    if (path === '/booking') {
      await story.step('comes to the calendar', async () => {
        await scrollToCalendar(page)
        await expect(calendarFrame(page)).toBeVisible()
      })
    }
    if (path === '/contact') {
      await story.step('comes to the map', async () => {
        await page.getByText('Exact shoot location').scrollIntoViewIfNeeded()
        await expect(page.getByTitle('Map of the service area around Charlotte')).toBeVisible()
      })
    }
    await story.read()
    expectSpoken(story.text(), name)
  })
}

test('[L3] the open menu of a phone is heard, and nothing of the page behind it', async ({
  page,
}) => {
  const story = await listen(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await story.step('opens /about', () => page.goto('/about'))
  await story.read({ role: 'banner' })

  await story.step('presses “Menu”', async () => {
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Portfolio' })).toBeVisible()
  })
  await story.read()
  await story.step('presses Escape', async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Portfolio' })).toBeHidden()
  })
  expectSpoken(story.text(), 'menu')
})

test('[N2] a page that fails says so at once, with the way home', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/./)
  // The page arrives with its words missing, so that it throws as soon as React takes it over.
  await page.route('**/portfolio', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replace('"featuredWork":{', '"lost":{') })
  })
  const story = await listen(page)
  await story.step('opens /portfolio', async () => {
    await page.goto('/portfolio')
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  })
  await story.read({ role: 'main' })
  expectSpoken(story.text(), 'failure')

  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('[B3] a calendar that cannot be reached is said once, and every second attempt too', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await page.route(CALENDAR, (route) => route.abort())
  const story = await listen(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await story.step('opens /booking, and comes to the calendar', async () => {
    await page.goto('/booking')
    await scrollToCalendar(page)
    await expect(excuse(page)).toBeVisible()
  })
  await story.read({ beside: 'Find your date' })

  await story.step('presses “Try again”', async () => {
    const asked = page.waitForRequest(CALENDAR)
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await asked
    await expect(page.getByText('The calendar can’t be reached')).not.toBeHidden()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  })
  expectSpoken(story.text(), 'booking-calendar-unreachable')
})
