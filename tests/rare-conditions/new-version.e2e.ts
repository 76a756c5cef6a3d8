import { INQUIRY } from '../support/inquiry.ts'
import { expect, test } from '../support/test.ts'

test.use({ permissions: ['clipboard-write'] })

test('a deployment while someone writes loses no text', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource: .* 404/)
  const message = page.getByRole('textbox', { name: 'Message' })
  async function copyAddress() {
    await page.getByRole('button', { name: 'Copy email address' }).click()
    await expect(page.getByText('Email address copied', { exact: true })).toBeVisible()
  }
  await page.goto('/contact')
  await message.fill(INQUIRY.message)

  // The new version has other files.
  await page.route('/assets/**', (route) => route.fulfill({ status: 404 }))
  await copyAddress()
  await expect(message).toHaveValue(INQUIRY.message)

  await page.unrouteAll()
  await page.reload()
  await expect(message).toHaveValue(INQUIRY.message)
  await copyAddress()
})
