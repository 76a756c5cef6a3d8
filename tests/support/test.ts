import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'

import { wake } from '#owner/check/examine-page.ts'

import { startProxy } from '../engines/proxy.ts'

export { expect }

export type ExpectConsole = (...patterns: RegExp[]) => void

type Fixtures = {
  /** The address of every request to another site, in order. A stand-in answers them. */
  outside: string[]
  /** Allows these console messages. Any other warning or error fails the test. */
  expectConsole: ExpectConsole
  /** Whether `goto` and `reload` wait for hydration. */
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

/**
 * The browser skips the view transition between two pages when the next one is not ready. It reports
 * that by a rejection that the page cannot catch. Visitors do not notice.
 */
export const SKIPPED_TRANSITION =
  /^uncaught: (\w+ Transition was (aborted|skipped)|AbortError: Skipping view transition)/

/** Firefox reports a font that was still loading when the page was left (NS_BINDING_ABORTED). */
const FONT_ABANDONED = /^uncaught: downloadable font: download failed .* status=2152398850 /

/** Fails on console warnings and errors of any page during `provide`, except expected ones. */
async function watchConsole(
  context: BrowserContext,
  provide: (expectConsole: ExpectConsole) => Promise<void>,
) {
  const expected = [SKIPPED_TRANSITION, FONT_ABANDONED]
  const messages: string[] = []

  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    messages.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => messages.push(`uncaught: ${describe(error.error())}`))

  await provide((...patterns) => void expected.push(...patterns))

  const unexpected = messages.filter((text) => !expected.some((pattern) => pattern.test(text)))
  expect(unexpected, 'unexpected console messages').toEqual([])
}

/** Rejections by the browser itself have no stack. */
function describe({ name, message, stack }: Error) {
  return stack || `${name} ${message}`
}

/**
 * Makes `goto` and `reload` wait for hydration, and until the whole page is laid out. Before that, a
 * press on a button does nothing yet, and heights are estimates.
 */
export function waitForHydration(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]

  const ready = async <Answer>(response: Answer) => {
    await hydrated(page)
    return response
  }
  page.goto = async (...options) => ready(await goto(...options))
  page.reload = async (...options) => ready(await reload(...options))
}

/** Waits for the hydration of an open page, and of its parts far below at once. */
export async function hydrated(page: Page) {
  await page.evaluate(wake)
  await page.waitForFunction(isHydrated)
}

/** Runs in the page. `prerender/open/hydrate-islands.tsx` marks a page of which every part answers. */
export function isHydrated(): boolean {
  return 'live' in document.documentElement.dataset
}
