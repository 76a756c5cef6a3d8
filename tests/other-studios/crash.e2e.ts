import type { Page } from '@playwright/test'

import { axe } from '../support/axe.ts'
import { failure, INQUIRY, receive, jsonAnswer, sendInquiry } from '../support/inquiry.ts'
import { sideways } from '../support/sideways.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('formspree'), permissions: ['clipboard-read', 'clipboard-write'] })

test.beforeEach(({ expectConsole }) => expectConsole(/Failed to load resource/, /NotFoundError/))

const crashed = (page: Page) => page.getByRole('alert').filter({ hasText: 'The form broke.' })

test('[C1] a form that crashes shows all typed text, with ways to send it', async ({ page }) => {
  await crash(page)
  await expect(crashed(page)).toContainText('Nothing you wrote is lost.')
  for (const words of Object.values(INQUIRY)) await expect(crashed(page)).toContainText(words)
  await expect(crashed(page).getByRole('link', { name: /^hello@/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quick Response Guarantee' })).toBeVisible()

  const link = crashed(page).getByRole('link', { name: 'Send it by email' })
  const mail = new URL((await link.getAttribute('href'))!)
  expect(mail.pathname).toBe('hello@dogwoodandsilver.example')
  expect(mail.searchParams.get('body')).toContain(INQUIRY.message)

  await crashed(page).getByRole('button', { name: 'Copy the message' }).click()
  await expect(page.getByText('Message copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(INQUIRY.message)
  expect(await axe(page)).toEqual([])
})

test('[C1] after a crash a reload restores the form with its text', async ({ page }) => {
  await crash(page)
  await expect(crashed(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(INQUIRY.message)
})

test('[C1] after a crash a long message fits a 320 px window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await crash(page, { ...INQUIRY, message: `${'o'.repeat(300)}\n\n${'The light. '.repeat(100)}` })
  await expect(crashed(page)).toBeVisible()
  expect(await sideways(page)).toBe(0)
})

/** An extension removes an element that React is about to remove. */
async function crash(page: Page, inquiry = INQUIRY) {
  await receive(page, jsonAnswer(500, {}))
  await sendInquiry(page, inquiry)
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await failure(page).evaluate((panel) => {
    panel.remove()
    document.querySelector('form')!.requestSubmit()
  })
}
