import type { Page } from '@playwright/test'

import {
  failure,
  fields,
  fillIn,
  INQUIRY,
  receive,
  saying,
  send,
  thanks,
  YES,
} from '../support/inquiry.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('formspree') })

test('[C1 C3] Back to a copy of the form after sending it shows an empty form', async ({
  page,
}) => {
  await receive(page, YES)
  await page.goto('/contact')
  await fillIn(page)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  const afterSending = await keptInTheTab(page)

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
  await receive(page, saying(500, {}))
  await page.goto('/contact')
  await fillIn(page, { ...INQUIRY, message: 'Only me, then.' })
  const written = await keptInTheTab(page)
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
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto('/contact')
  await fillIn(page)
  await showAgain(page)
  await expect(fields(page).message).toHaveValue(INQUIRY.message)
})

function keptInTheTab(page: Page) {
  return page.evaluate(() => Object.entries(sessionStorage))
}

/** Shows the page again as the Back button does, after others in its tab have left this behind. */
async function comeBack(page: Page, leftBehind: [string, string][]) {
  await page.evaluate((entries) => {
    sessionStorage.clear()
    for (const [key, text] of entries) sessionStorage.setItem(key, text)
  }, leftBehind)
  await showAgain(page)
}

/** A driven browser keeps no page whole, so it is only told. */
async function showAgain(page: Page) {
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )
}
