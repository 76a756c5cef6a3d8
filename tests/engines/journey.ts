import { expect, test as base, type PlaywrightWorkerArgs } from '@playwright/test'

import { listen } from '@studio/hosts/listen'
import { preview } from '@studio/hosts/preview'

import { findFirefox, findWebkit } from '../../scripts/find-programs.ts'
import { folderOf, type StudioName } from '../studios/studios.ts'
import { SKIPPED_TRANSITION } from '../support/console.ts'
import { startProxy, type TestProxy } from './proxy.ts'
import { playwrightEngine } from './ui/playwright.ts'
import type { Engine } from './ui/tab.ts'
import { uiOf, type Ui } from './ui/ui.ts'
import { webkitEngine } from './ui/webkit.ts'

/** Set by each Playwright project: the engine, and where the site is served. */
export type EngineOptions = {
  /** `webkit` is WebKitGTK, which is not Safari. */
  engine: 'chromium' | 'firefox' | 'webkit'
  site: string
}

type WorkerFixtures = EngineOptions & { testProxy: TestProxy; startedEngine: Engine | undefined }

type TestFixtures = {
  /** Expected console messages. Any other warning or error fails the journey. */
  expectedMessages: RegExp[]
  /** The address of every request to another site. */
  outside: string[]
  ui: Ui
}

/** WebKit’s error for a script that it cancels when a visitor leaves the page. */
const CANCELED = /Importing a module script failed/

/** Firefox’s error for a font that it no longer loads (NS_BINDING_ABORTED) for the same reason. */
const ABORTED_FONT = /downloadable font: download failed .+ status=2152398850/

/** Playwright’s `test` for journeys that run on every engine. */
export const journey = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  site: ['', { option: true, scope: 'worker' }],
  expectedMessages: [[], { option: true }],

  testProxy: [
    async ({ site }, provide) => {
      const proxy = await startProxy(site)
      await provide(proxy)
      proxy.close()
    },
    { scope: 'worker' },
  ],

  startedEngine: [
    async ({ playwright, engine, site, testProxy }, provide) => {
      const started = await start(playwright, { engine, site }, testProxy)
      await provide(started)
      await started?.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  outside: async ({ testProxy }, provide) => {
    testProxy.requests.length = 0
    await provide(testProxy.requests)
  },

  ui: async ({ engine, startedEngine, expectedMessages }, provide) => {
    journey.skip(!startedEngine, `${engine} is not installed`)
    const tab = await startedEngine!.newTab()
    await provide(uiOf(tab))
    const lines = await tab.logged()
    await tab.close()
    const expected = [SKIPPED_TRANSITION, CANCELED, ABORTED_FONT, ...expectedMessages]
    const unexpected = lines
      .filter((line) => /^(error|warning|uncaught):/.test(line))
      .filter((line) => !expected.some((pattern) => pattern.test(line)))
    expect(unexpected, 'unexpected console messages').toEqual([])
  },
})

/** The same journeys at the site of a test studio. */
export function journeyAt(studio: StudioName) {
  return journey.extend<object, Pick<EngineOptions, 'site'>>({
    site: [
      // oxlint-disable-next-line no-empty-pattern
      async ({}, provide) => {
        const { port, stop } = await listen(preview(`${folderOf(studio)}/dist`))
        await provide(`http://localhost:${port}`)
        await stop()
      },
      { scope: 'worker' },
    ],
  })
}

/** Starts an engine if it is installed. The projects of the first two have their launch options. */
async function start(
  { chromium, firefox }: PlaywrightWorkerArgs['playwright'],
  { engine, site }: EngineOptions,
  proxy: TestProxy,
): Promise<Engine | undefined> {
  if (engine === 'webkit') {
    const programs = findWebkit()
    return programs && webkitEngine(programs, site, proxy)
  }
  if (engine === 'firefox' && !findFirefox()) return undefined
  const browser = await (engine === 'firefox' ? firefox : chromium).launch({
    proxy: { server: proxy.address, bypass: 'localhost' },
  })
  return playwrightEngine(browser, site, proxy.address)
}
