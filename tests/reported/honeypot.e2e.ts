import { ACCEPTED, fillInForm, INQUIRY, receive, send, thanks } from '../support/inquiry.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('formspree') })

// kirby-uniform#127: receivers thank for a message with a filled honeypot, and drop it.
test(
  'a message is sent whole, though autofill filled in the field for bots',
  { tag: '@all' },
  async ({ page }) => {
    const posts = await receive(page, ACCEPTED)
    await page.goto('/contact')
    await fillInForm(page)
    const trap = page.locator('[name=_gotcha]')
    await trap.evaluate((field: HTMLInputElement) => (field.value = 'Brooks Films'))
    await send(page).click()

    await expect(thanks(page)).toBeVisible()
    expect(posts[0]!.postData()).toContain(INQUIRY.message)
    expect(posts[0]!.postData()).not.toContain('Brooks Films')
  },
)

test('password managers are asked to leave that field alone', { tag: '@all' }, async ({ page }) => {
  await page.goto('/contact')
  const trap = page.locator('[name=_gotcha]')
  await expect(trap).toBeHidden()
  await expect(trap).toHaveAttribute('autocomplete', 'off')
  for (const [name, value] of [
    ['data-1p-ignore', ''],
    ['data-lpignore', 'true'],
    ['data-bwignore', ''],
    ['data-form-type', 'other'],
  ] as const) {
    await expect(trap).toHaveAttribute(name, value)
  }
})
