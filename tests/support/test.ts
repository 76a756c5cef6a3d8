import { test as base } from '@playwright/test'

import { watchConsole, type ExpectConsole } from './console.ts'
import { waitForHydration } from '#owner/check/hydration.ts'
import { answerOtherSites } from '#owner/check/other-sites.ts'

type Fixtures = {
  /** The address of every request to another site, in order. A stand-in answers them. */
  outside: string[]
  /** Allows these console messages. Any other warning or error fails the test. */
  expectConsole: ExpectConsole
  /** Whether `goto` and `reload` wait for hydration. False where scripts are late or fail. */
  waitForScripts: boolean
}

/** Playwright's `test`, without access to other sites. */
export const test = base.extend<Fixtures>({
  outside: [
    ({ context, baseURL }, use) => answerOtherSites({ context, baseURL }, use),
    { auto: true },
  ],
  expectConsole: [({ context }, use) => watchConsole(context, use), { auto: true }],

  waitForScripts: [true, { option: true }],

  page: async ({ page, javaScriptEnabled, waitForScripts }, provide) => {
    if (javaScriptEnabled && waitForScripts) waitForHydration(page)
    await provide(page)
  },
})

export { expect } from '@playwright/test'
