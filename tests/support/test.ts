import { test as base } from '@playwright/test'

import { watchConsole, type ExpectConsole } from './console.ts'
import { standIn } from './outside.ts'
import { waitUntilReady } from './ready.ts'

type Fixtures = {
  /** Addresses of every request that left the site, in order. A stand-in answers them all. */
  outside: string[]
  /** Lets the console complain in these ways. Without it, any warning or error fails the test. */
  expectConsole: ExpectConsole
  /** Whether `goto` and `reload` wait for scripts to take the page over. Not where they never do. */
  waitForScripts: boolean
}

/** Playwright's `test`, in a world with no other site in it and no patience for console errors. */
export const test = base.extend<Fixtures>({
  outside: [({ context, baseURL }, use) => standIn({ context, baseURL }, use), { auto: true }],
  expectConsole: [({ context }, use) => watchConsole(context, use), { auto: true }],

  waitForScripts: [true, { option: true }],

  page: async ({ page, javaScriptEnabled, waitForScripts }, provide) => {
    if (javaScriptEnabled && waitForScripts) waitUntilReady(page)
    await provide(page)
  },
})

export { expect } from '@playwright/test'
