import { recordAnnounced } from '../support/announced.ts'
import { CALENDAR, scrollToCalendar, tryAgain } from '../support/calendar.ts'
import { captionOf } from '../support/captions.ts'
import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import { fields, send } from '../support/inquiry.ts'
import { button, DESKTOP, expect, lose, test } from './condition.ts'

// What is announced reaches those who see nothing: once, whole, and only what they asked for.

test.use(DESKTOP)

test('only a chosen slide says its number, picture and caption', async ({ page }) => {
  await gotoWithFrozenClock(page, '/')
  const slideshow = page.getByRole('region', { name: 'Selected photographs' })
  const before = await slideshow.ariaSnapshot()
  const said = await recordAnnounced(page)
  await page.clock.runFor(9000)
  await expect(captionOf(page, '2 of 5')).toBeVisible()
  expect(await slideshow.ariaSnapshot()).toBe(before)
  expect(await said()).toEqual([])

  await button(page, 'Next photograph').click()
  const third = /^3 of 5\. .+\. .+\.$/
  await expect.poll(said).toEqual([expect.stringMatching(third)])
  // Then it is only in the slide.
  await page.clock.runFor(8000)
  await expect(slideshow.getByText(third)).toHaveCount(0)
  await expect(slideshow.getByRole('img')).toHaveCount(1)
  expect(await said()).toHaveLength(1)
})

test('a session says its number and caption, unless its slider speaks', async ({ page }) => {
  await page.goto('/portfolio')
  const said = await recordAnnounced(page)
  const slider = page.getByRole('slider', { name: 'Recent Sessions' })
  await slider.focus()
  await page.setViewportSize({ width: 900, height: 800 })
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', /^2 of 25\. .+/)
  expect(await said()).toEqual([])

  await button(page, 'Next session').click()
  await expect.poll(said).toEqual([expect.stringMatching(/^3 of 25\. .+\.$/)])
})

test('the lightbox is described, then says each photograph and what is lost', async ({ page }) => {
  await lose(page, /\/uploads\/stairs-spiral/)
  await page.goto('/portfolio')
  const said = await recordAnnounced(page)
  await page.getByRole('link', { name: /^Open All five/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Photograph' })
  await expect(dialog).toHaveAccessibleDescription('Frame 2 of 5 All five Lifestyle')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  expect(await said()).toEqual([])

  await button(page, 'Next photograph').click()
  await expect(dialog.getByText('did not load')).toBeVisible()
  // Chromium would tell of every change.
  await expect(dialog).toHaveAccessibleDescription('')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('did not load')).toHaveCount(0)
  await expect
    .poll(said)
    .toEqual([
      'Frame 3 of 5: Four flights down, Street',
      'The photograph did not load. Open it as a file',
      'Frame 4 of 5: Before it came down, Portrait',
    ])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await said()).toHaveLength(3)
})

test('a copied address is said once, and so is one that could not be copied', async ({ page }) => {
  await page.goto('/contact')
  const said = await recordAnnounced(page)
  await button(page, 'Copy email address').click()
  await expect.poll(said).toEqual(['Email address copied'])

  const failure = 'Could not copy. Select the text and copy it by hand instead.'
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await button(page, 'Copy phone number').click()
  await expect.poll(said).toEqual(['Email address copied', failure])
  // Landmarks, to come back to them.
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('copied')
  await expect(page.getByRole('region', { name: 'Failures' })).toContainText(failure)
})

test('a lost calendar and each new try are said shortly, and the focus stays', async ({ page }) => {
  const lost = 'The calendar can’t be reached. Other ways to book are below.'
  await lose(page, CALENDAR)
  await page.goto('/booking')
  const said = await recordAnnounced(page)
  await scrollToCalendar(page)
  await expect.poll(said).toEqual([lost])
  await tryAgain(page).click()
  await expect.poll(said).toEqual([lost, 'Asking again…', lost])
  await expect(tryAgain(page)).toBeFocused()
  await expect(page.getByRole('status')).toHaveCount(0)
})

test('no field scolds before it is left, or filled in by a password manager', async ({ page }) => {
  await page.goto('/contact')
  const { name, email, message } = fields(page)
  await expect(email).toHaveAttribute('aria-invalid', 'false')
  await send(page).click()
  await expect(name).toBeInViewport()
  const complaint = await page.getByText('Please', { exact: false }).nth(1).textContent()

  await email.pressSequentially('ada at example')
  await expect(email).toHaveAccessibleDescription(complaint!)
  await message.focus()
  await expect(email).toHaveAccessibleDescription(/@/)
  await email.fill('ada@example.com')
  await expect(email).toHaveAccessibleDescription('')
  await email.press('Backspace')
  await expect(email).toHaveAccessibleDescription('')

  // Without an input event.
  await name.evaluate((field: HTMLInputElement) => {
    field.value = 'Ada'
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(name).toHaveAttribute('aria-invalid', 'false')
  await expect(name).toHaveAccessibleDescription('')
})
