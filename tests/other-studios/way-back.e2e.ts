import type { Page } from '@playwright/test'

import {
  failure,
  fields,
  fillIn,
  INQUIRY,
  receive,
  jsonAnswer,
  send,
  sendInquiry,
  thanks,
  ACCEPTED,
} from '../support/inquiry.ts'
import { studio } from '../support/studios.ts'
import { refuseStorage } from '../support/storage.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('formspree') })

test('[C1 C3] Back to a copy of the form after sending it shows an empty form', async ({
  page,
}) => {
  await receive(page, ACCEPTED)
  await sendInquiry(page)
  await expect(thanks(page)).toBeVisible()
  const afterSending = await readStorage(page)

  await page.reload()
  await fillIn(page)
  await comeBack(page, afterSending)
  for (const field of Object.values(fields(page))) await expect(field).toHaveValue('')
})

test('[C1] Back to a failure shows the last typed text, also in the mail link', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await receive(page, jsonAnswer(500, {}))
  await page.goto('/contact')
  await fillIn(page, { ...INQUIRY, message: 'Only me, then.' })
  const written = await readStorage(page)
  await fillIn(page)
  await send(page).click()
  await expect(failure(page)).toBeVisible()

  await comeBack(page, written)
  await expect(fields(page).message).toHaveValue('Only me, then.')
  await expect(page.getByRole('link', { name: 'Send it by email' })).toHaveAttribute(
    'href',
    /body=Only%20me%2C%20then\./,
  )
})

test('[C1] without storage, Back keeps the typed text', async ({ page }) => {
  await refuseStorage(page)
  await page.goto('/contact')
  await fillIn(page)
  await showAgain(page)
  await expect(fields(page).message).toHaveValue(INQUIRY.message)
})

function readStorage(page: Page) {
  return page.evaluate(() => Object.entries(sessionStorage))
}

/** Shows the page again as Back does, after another page in its tab left this in storage. */
async function comeBack(page: Page, storage: [string, string][]) {
  await page.evaluate((entries) => {
    sessionStorage.clear()
    for (const [key, text] of entries) sessionStorage.setItem(key, text)
  }, storage)
  await showAgain(page)
}

/** Playwright turns the back/forward cache off, so this only dispatches the event. */
async function showAgain(page: Page) {
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
}
