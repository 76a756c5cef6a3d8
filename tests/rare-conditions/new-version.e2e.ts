import { INQUIRY } from '../support/inquiry.ts'
import { openOlderVersion } from '../support/older-version.ts'
import { expect, test } from '../support/test.ts'

test.use({ permissions: ['clipboard-write'] })

test.beforeEach(({ expectConsole }) => {
  expectConsole(/Failed to load resource: .* 404/)
})

test('[C1] a deployment while someone writes loses no text', async ({ page }) => {
  const version = await openOlderVersion(page)
  await page.goto('/contact')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill(INQUIRY.message)

  version.removeFiles()
  version.removePages()
  await page.getByRole('button', { name: 'Copy email address' }).click()
  await expect(page.getByText('Email address copied', { exact: true })).toBeVisible()
  await expect(message).toHaveValue(INQUIRY.message)

  await page.reload()
  await expect(message).toHaveValue(INQUIRY.message)
  await page.getByRole('button', { name: 'Copy email address' }).click()
  await expect(page.getByText('Email address copied', { exact: true })).toBeVisible()
})

test('[L1 L5] a cached page is readable without its old scripts', async ({ page }) => {
  const version = await openOlderVersion(page)
  await page.goto('/about')

  version.removeFiles()
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to me')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()

  version.removePages()
  await page.reload()
  await page.getByRole('button', { name: 'Copy email address' }).click()
  await expect(page.getByText('Email address copied', { exact: true })).toBeVisible()
})
