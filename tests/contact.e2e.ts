import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { fields, fillIn, INQUIRY, send } from './support/inquiry.ts'
import { expect, test } from './support/test.ts'

test('[C1 F5] the form asks for name, email, preferred date and message', async ({ page }) => {
  await page.goto('/contact')
  const form = fields(page)

  for (const [name, field] of Object.entries(form)) {
    await expect(field).toHaveAttribute('name', name)
    await expect(field).toHaveJSProperty('required', name !== 'preferredDate')
  }
  await expect(form.email).toHaveAttribute('type', 'email')
  await expect(form.name).toHaveAttribute('autocomplete', 'name')
  await expect(form.email).toHaveAttribute('autocomplete', 'email')
  await expect(page.locator('form')).not.toHaveAttribute('novalidate')
})

test('[C1] the browser itself refuses an empty form, and its message stands under the field', async ({
  page,
}) => {
  await page.goto('/contact')
  await send(page).click()

  const { name } = fields(page)
  await expect(name).toBeFocused()
  const said = await name.evaluate((input: HTMLInputElement) => input.validationMessage)
  expect(said).not.toBe('')
  await expect(name).toHaveAccessibleDescription(new RegExp(said.replace(/\W/g, '.')))
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Thanks for reaching out!')).toBeHidden()

  await name.fill('Nadia')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
})

test('[C1] an address that is none is refused', async ({ page }) => {
  await page.goto('/contact')
  await fillIn(page)
  await fields(page).email.fill('nadia@')
  await send(page).click()

  await expect(fields(page).email).toBeFocused()
  await expect(fields(page).email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Thanks for reaching out!')).toBeHidden()
})

test('[C1] the preferred date may stay empty', async ({ page }) => {
  await page.goto('/contact')
  await fillIn(page)
  await fields(page).preferredDate.fill('')
  await send(page).click()
  await expect(page.getByText('Thanks for reaching out!')).toBeVisible()
})

test('[C2 F5] sending logs the form, sends nothing, and says thank you', async ({
  page,
  outside,
}) => {
  const logged: unknown[] = []
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args().at(-1)?.jsonValue())
  })
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url())
  })

  await page.goto('/contact')
  await fillIn(page)
  await send(page).click()

  const thanks = page.getByRole('status').filter({ hasText: 'Thanks for reaching out!' })
  await expect(thanks).toContainText("I'll be in touch within 24–48 hours.")
  await expect
    .poll(() =>
      thanks.evaluate(
        (box) => box.contains(document.activeElement) || box === document.activeElement,
      ),
    )
    .toBe(true)
  await expect.poll(() => logged).toContainEqual(INQUIRY)
  expect(posted).toEqual([])
  expect(outside.filter((url) => !url.includes('openstreetmap'))).toEqual([])
})

test('[C3 K1] after three seconds the form is back, empty and ready', async ({ page }) => {
  await gotoWithFrozenClock(page, '/contact')
  await fillIn(page)
  await send(page).click()
  const thanks = page.getByText('Thanks for reaching out!')
  await expect(thanks).toBeVisible()

  await page.clock.runFor(2900)
  await expect(thanks).toBeVisible()
  await page.clock.runFor(200)
  await expect(thanks).toBeHidden()
  for (const field of Object.values(fields(page))) {
    await expect(field).toHaveValue('')
    await expect(field).toBeEditable()
  }
  await expect(fields(page).name).toBeFocused()
})

test('[C1] what is typed survives a reload and a visit to another page', async ({ page }) => {
  await page.goto('/contact')
  await fillIn(page)
  await page.reload()
  await expect(fields(page).message).toHaveValue(INQUIRY.message)

  await page.goto('/booking')
  await page.goto('/contact')
  for (const [name, field] of Object.entries(fields(page))) {
    await expect(field).toHaveValue(INQUIRY[name as keyof typeof INQUIRY])
  }
})

test('[C3] once it is sent, a reload brings an empty form', async ({ page }) => {
  await page.goto('/contact')
  await fillIn(page)
  await send(page).click()
  await expect(page.getByText('Thanks for reaching out!')).toBeVisible()
  await page.reload()
  await expect(fields(page).name).toHaveValue('')
  await expect(fields(page).message).toHaveValue('')
})

test('[C4] the studio’s details stand beside the form', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'hello@dogwoodandsilver.example' })).toHaveAttribute(
    'href',
    'mailto:hello@dogwoodandsilver.example',
  )
  await expect(main.getByRole('link', { name: '(704) 555-0136' })).toHaveAttribute(
    'href',
    'tel:+17045550136',
  )
  await expect(main.getByText('Charlotte, North Carolina').first()).toBeVisible()
  await expect(main.getByText('Serving NC and surrounding areas')).toBeVisible()
})

test('[C6] a reply within 24 hours is promised', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { name: 'Quick Response Guarantee' })).toBeVisible()
  await expect(page.getByText('Every message gets an answer within 24 hours.')).toBeVisible()
})

test('[C7] a banner leads to the available dates', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('link', { name: 'View Available Dates' }).click()
  await expect(page).toHaveURL(/\/booking$/)
})
