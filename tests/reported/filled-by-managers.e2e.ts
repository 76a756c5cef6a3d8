import { fields, send } from '../support/inquiry.ts'
import { expect, test } from '../support/test.ts'

// Some password managers and autofills change a field without an input event.
test('a complaint goes when a password manager fills in the field', async ({ page }) => {
  await page.goto('/contact')
  await send(page).click()
  const { email } = fields(page)
  await expect(email).toHaveAttribute('aria-invalid', 'true')

  await email.evaluate((field: HTMLInputElement) => {
    field.value = 'nadia@example.com'
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})
