import type { Page } from '@playwright/test'

import { fields, send, sendWithFrozenClock, thanks } from '../support/inquiry.ts'
import { expect, test } from '../support/test.ts'

const HEARD = `- status:
  - heading "Thanks for reaching out!" [level=2]
  - paragraph: I'll be in touch within 24–48 hours.`

test('[C1] nothing scolds while a visitor types, and the field is judged when it is left', async ({
  page,
}) => {
  await page.goto('/contact')
  await send(page).click()
  const { email, message } = fields(page)
  const first = await descriptionOf(page)
  expect(first).not.toBe('')

  await email.focus()
  for (const letter of 'ada at example') {
    await page.keyboard.type(letter)
    expect(await descriptionOf(page)).toBe(first)
  }
  await message.focus()
  await expect(email).toHaveAccessibleDescription(/@/)

  await email.fill('ada@example.com')
  await expect(email).toHaveAccessibleDescription('')
  await email.press('Backspace')
  await page.keyboard.type('@')
  await expect(email).toHaveAccessibleDescription('')
  await message.focus()
  await expect(email).toHaveAccessibleDescription(/./)
})

const descriptionOf = (page: Page) =>
  fields(page).email.evaluate((email) => {
    const ids = email.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  })

test('[C1] a field nobody has touched is not invalid, to Firefox neither', async ({ page }) => {
  await page.goto('/contact')
  for (const field of Object.values(fields(page))) {
    await expect(field).toHaveAttribute('aria-invalid', 'false')
  }
  await send(page).click()
  await expect(fields(page).name).toHaveAttribute('aria-invalid', 'true')
})

test('a field is read before the hint about it', async ({ page }) => {
  await page.goto('/contact')
  const read = await page.getByRole('form').ariaSnapshot()
  expect(read).toMatch(/textbox "Preferred date"[^]*a guess is fine/)
})

test('[C2 C3 K1] the thank-you is all that is read, and the form takes its focus before it goes', async ({
  page,
}) => {
  await sendWithFrozenClock(page)
  await expect(thanks(page)).toBeFocused()
  // Screen readers would read on into what else is inside.
  expect(await thanks(page).ariaSnapshot()).toBe(HEARD)

  await page.evaluate(() => {
    const slip = document.activeElement!
    document.addEventListener('focusin', ({ target }) => {
      const name = (target as HTMLInputElement).name
      document.documentElement.dataset.focused = `${name}, slip ${slip.isConnected}`
    })
  })
  await page.clock.runFor(3000)
  await expect(page.locator('html')).toHaveAttribute('data-focused', 'name, slip true')
  await expect(thanks(page)).toHaveCount(0)
  await expect(fields(page).name).toBeFocused()

  await page.clock.runFor(1000)
  await expect(page.getByRole('status')).toHaveCount(0)
  await expect(fields(page).name).toBeFocused()
})
