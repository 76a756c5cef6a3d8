import { test as base } from '@playwright/test'

import { startProxy } from '../engines/proxy.ts'
import { watchConsole, type ExpectConsole } from './console.ts'
import { waitForHydration } from './hydration.ts'

type Fixtures = {
  /** The address of every request to another site, in order. A stand-in answers them. */
  outside: string[]
  /** Allows these console messages. Any other warning or error fails the test. */
  expectConsole: ExpectConsole
  /** Whether `goto` and `reload` wait for hydration. False where scripts are late or fail. */
  waitForScripts: boolean
}

type World = Awaited<ReturnType<typeof startProxy>>

/**
 * Playwright's `test`, without access to other sites: a proxy answers for them. Routes would do so, too, but a
 * browser with routes keeps no file, and asks about each, which takes a third of the time.
 */
export const test = base.extend<Fixtures, { world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const world = await startProxy()
      await provide(world)
      world.close()
    },
    { scope: 'worker' },
  ],
  proxy: ({ world }, provide) =>
    provide({ server: world.address, bypass: 'localhost, .localhost' }),
  ignoreHTTPSErrors: true,
  outside: [
    async ({ world }, provide) => {
      world.requests.length = 0
      await provide(world.requests)
    },
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
