import { fields, fillInForm, INQUIRY, send, thanks } from './support/inquiry.ts'
import { expect, test } from './support/test.ts'

test('a pressed choice is a line of the message, and goes with another press', async ({ page }) => {
  await page.goto('/contact')
  const place = page.getByRole('group', { name: 'Place' })
  const outdoors = place.getByRole('button', { name: 'Outdoors' })
  const { message } = fields(page)
  await message.fill(INQUIRY.message)

  await outdoors.click()
  await expect(message).toHaveValue(`Place: Outdoors\n${INQUIRY.message}`)
  await expect(outdoors).toHaveAttribute('aria-pressed', 'true')
  await place.getByRole('button', { name: 'Indoors' }).press('Enter')
  await expect(message).toHaveValue(`Place: Indoors\n${INQUIRY.message}`)
  await expect(outdoors).toHaveAttribute('aria-pressed', 'false')

  // Who takes the line out by hand has taken the choice back.
  await message.fill(INQUIRY.message)
  await expect(place.getByRole('button', { pressed: true })).toHaveCount(0)
})

test('[F5 C3] choices add no field, survive a reload, and are over once the form is back', async ({
  page,
}) => {
  await page.goto('/contact')
  await fillInForm(page)
  await page.getByRole('group', { name: 'People' }).getByRole('button', { name: '2' }).click()
  await page.reload()
  const pressed = page.getByRole('form').getByRole('button', { pressed: true })
  await expect(pressed).toHaveText(['2'])

  const logged = page.waitForEvent('console')
  await send(page).click()
  expect(await (await logged).args()[1]?.jsonValue()).toEqual({
    ...INQUIRY,
    message: `People: 2\n${INQUIRY.message}`,
  })
  await expect(thanks(page)).toBeVisible()
  await expect(thanks(page)).toBeHidden()
  await expect(pressed).toHaveCount(0)
})
