import type { Route } from '@playwright/test'

import { expectInquiryKept, receive, sendInquiry } from '../support/inquiry.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('formspree'), javaScriptEnabled: false })

const failures: [what: string, answer: (route: Route) => Promise<void>][] = [
  ['that the form is unknown', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['that it is broken', (route) => route.fulfill({ status: 500, body: 'Error' })],
  ['nothing, as offline', (route) => route.abort()],
]

// miriam-gonzalez-case#149. Browsers restore no field with autocomplete="off".
for (const [what, answer] of failures) {
  test(
    `without JavaScript, every word is back after the receiver says ${what}`,
    { tag: '@all' },
    async ({ page, expectConsole }) => {
      expectConsole(/Failed to load resource/)
      await receive(page, answer)
      await sendInquiry(page)
      await expect(page).not.toHaveURL(/contact/)

      await page.goBack()
      await expectInquiryKept(page)
    },
  )
}
