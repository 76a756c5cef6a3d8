import {
  expectEmptyForm,
  expectInquiryKept,
  fields,
  fillInForm,
  INQUIRY,
  send,
  sendInquiry,
  sendWithFrozenClock,
  thanks,
} from './support/inquiry.ts'
import { expect, test } from './support/test.ts'

test('[C1 F5] the form says what is missing in the browser’s words', async ({ page }) => {
  await page.goto('/contact')
  const form = fields(page)

  for (const [name, field] of Object.entries(form)) {
    await expect(field).toHaveAttribute('name', name)
    await expect(field).toHaveJSProperty('required', name !== 'preferredDate')
  }
  await expect(form.email).toHaveAttribute('type', 'email')
  await expect(form.name).toHaveAttribute('autocomplete', 'name')
  await expect(form.email).toHaveAttribute('autocomplete', 'email')

  await send(page).click()
  const problem = await form.name.evaluate((input: HTMLInputElement) => input.validationMessage)
  expect(problem).not.toBe('')
  await expect(form.name).toHaveAccessibleDescription(new RegExp(problem.replace(/\W/g, '.')))
  // The browser’s own bubble, which no test can find, would cover the message.
  const bubble = await form.name.evaluate((input) =>
    input.dispatchEvent(new Event('invalid', { cancelable: true })),
  )
  expect(bubble).toBe(false)
  await form.name.fill('Nadia')
  await expect(form.name).not.toHaveAttribute('aria-invalid', 'true')
})

test('[C1] the form can be sent without a date, and is empty after a reload', async ({ page }) => {
  await sendInquiry(page, { ...INQUIRY, preferredDate: '' })
  await expect(thanks(page)).toBeVisible()
  await page.reload()
  await expectEmptyForm(page)
})

test('Back to the form after it was sent brings nothing back', async ({ page }) => {
  await sendInquiry(page)
  await expect(thanks(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL(/\/portfolio$/)
  await page.goBack()
  await expectEmptyForm(page)
})

test('[C2 C3 K1] the thank-you is in view, and goes after three seconds', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await sendWithFrozenClock(page)
  await expect(page.getByText('Received')).toBeInViewport({ ratio: 0.99 })

  await page.clock.runFor(2900)
  await expect(thanks(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(thanks(page)).toBeHidden()
})

test('[C3] the copy of what was sent stays in this tab, below the empty form', async ({ page }) => {
  await sendWithFrozenClock(page, '2026-11-25T12:00:00')
  await expect(thanks(page)).toBeVisible()
  const copy = page.getByText('Your copy, Nov 25')
  await expect(copy).toBeHidden()
  await page.clock.runFor(3100)
  await expectEmptyForm(page)

  await page.clock.resume()
  await page.reload()
  await copy.click()
  for (const text of Object.values(INQUIRY)) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  expect((await copy.boundingBox())!.height).toBeGreaterThanOrEqual(48)

  const anotherTab = await page.context().newPage()
  await anotherTab.goto('/contact')
  await expect(send(anotherTab)).toBeVisible()
  await expect(anotherTab.getByText('Your copy')).toHaveCount(0)
})

test('[C3] whoever has read on after the thank-you stays there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sendWithFrozenClock(page)
  await expect(thanks(page)).toBeFocused()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

  await page.clock.runFor(3100)
  await expect(fields(page).name).toBeFocused()
  await expect(fields(page).name).not.toBeInViewport()
})

test('typed text survives a reload and a visit to another page', async ({ page }) => {
  await page.goto('/contact')
  await fillInForm(page)
  await page.reload()
  await expectInquiryKept(page)

  await page.goto('/booking')
  await page.goto('/contact')
  await expectInquiryKept(page)
})

test('[C1] a browser that does not know :user-invalid has the form, too', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false
    Element.prototype.matches = new Proxy(Element.prototype.matches, {
      apply(matches, element, [selectors]) {
        if (selectors.includes(':user-invalid')) throw new SyntaxError(selectors)
        return Reflect.apply(matches, element, [selectors])
      },
    })
  })
  await page.goto('/contact')
  await send(page).click()
  await expect(fields(page).name).toHaveAttribute('aria-invalid', 'true')
  await fillInForm(page)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('[C1] a tap on Send says what is missing, and goes there', async ({ page }) => {
    await page.goto('/contact')
    await send(page).tap()
    await expect(fields(page).name).toBeFocused()
    await expect(fields(page).name).toHaveAccessibleDescription(/./)
    await expect(fields(page).name).toBeInViewport()
  })
})
