import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('[L1 L5] every page can be reached and read', async ({ page }) => {
  await page.goto('/')
  for (const [link, heading] of [
    ['Portfolio', 'Portfolio'],
    ['About', 'One person, one roll at a time, one good hour.'],
    ['Contact', 'Write to me'],
    ['Book Session', 'Book a session'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})

test('[L1] on a phone the bar shows all links in place of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  for (const name of ['Home', 'Portfolio', 'About', 'Contact', 'Book Session']) {
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
})

test('[H1] all slides and captions can be scrolled into view', async ({ page }) => {
  await page.goto('/')
  for (const caption of [
    'One window, no flash, nobody in a hurry.',
    'It rained until six. Then the lights came on.',
    'The last warm twenty minutes of September.',
  ]) {
    const text = page.getByText(caption)
    await text.scrollIntoViewIfNeeded()
    await expect(text).toBeInViewport()
  }
  await expect(page.getByRole('button', { name: 'Next photograph' })).toBeHidden()
})

test('[P2] a featured photograph opens as a file', async ({ page }) => {
  await page.goto('/portfolio')
  await page.getByRole('link', { name: 'Open Wide brim, Fashion' }).click()
  await expect(page).toHaveURL(/\/uploads\/wide-brim-hp5-\d+-\w+\.jpg$/)
})

test('[C1] the form is replaced by the email address and what to write', async ({ page }) => {
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

  const address = form.getByRole('link', { name: 'hello@dogwoodandsilver.example' })
  const mail = new URL((await address.getAttribute('href'))!)
  expect(mail.pathname).toBe('hello@dogwoodandsilver.example')
  expect(mail.searchParams.get('subject')).toBe('Session inquiry')
  expect(mail.searchParams.get('body')).toBe('Name: \r\nPreferred date: \r\nMessage: \r\n')
})

test('[B1 B2 B3] packages, booking links and the calendar work', async ({ page }) => {
  await page.goto('/booking')
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('link', { name: /^Book Now/ }).first()).toHaveAttribute(
    'href',
    /^https:/,
  )
  await expect(page.getByTitle('Booking calendar')).toBeVisible()
})

test('[C5] the map is embedded, and the counties are listed in words', async ({ page }) => {
  await page.goto('/contact')
  const map = page.getByTitle('Map of the service area around Charlotte')
  await map.scrollIntoViewIfNeeded()
  await expect(map.contentFrame().getByRole('heading', { name: 'Stand-in map' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Mecklenburg, NC' })).toBeVisible()
})
