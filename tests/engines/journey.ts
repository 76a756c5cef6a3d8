import { expect, test as base, type PlaywrightWorkerArgs } from '@playwright/test'

import { findFirefox, findWebkit } from '../../scripts/find-programs.mjs'
import { SKIPPED_TRANSITION } from '../support/console.ts'
import { startProxy, type TestProxy } from './outside/start-proxy.ts'
import { playwrightEngine } from './ui/playwright.ts'
import type { Engine } from './ui/tab.ts'
import { uiOf, type Ui } from './ui/ui.ts'
import { webkitEngine } from './ui/webkit.ts'

/** The engines that journeys run on. `webkit` is WebKitGTK, which is not Safari. */
type EngineName = 'chromium' | 'firefox' | 'webkit'

/** Set by each Playwright project: the engine, and where the site is served. */
export type EngineOptions = { engine: EngineName; site: string }

type WorkerFixtures = EngineOptions & { testProxy: TestProxy; startedEngine: Engine | undefined }

type TestFixtures = {
  /** Expected console messages. Any other warning or error fails the journey. */
  expectedMessage: RegExp | undefined
  /** The address of every request to another site. */
  outside: string[]
  ui: Ui
}

/** Playwright’s `test` for journeys that run on every engine. */
export const journey = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  site: ['', { option: true, scope: 'worker' }],
  expectedMessage: [undefined, { option: true }],

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
      const started = await start[engine](playwright, site, testProxy)
      await provide(started)
      await started?.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  outside: async ({ testProxy }, provide) => {
    testProxy.requests.length = 0
    await provide(testProxy.requests)
  },

  ui: async ({ engine, startedEngine, expectedMessage }, provide) => {
    journey.skip(!startedEngine, `${engine} is not installed`)
    const tab = await startedEngine!.newTab()
    await provide(uiOf(tab))
    const lines = await tab.logged()
    await tab.close()
    const unexpected = lines
      .filter((line) => /^(error|warning|uncaught):/.test(line))
      .filter((line) => !SKIPPED_TRANSITION.test(line) && !expectedMessage?.test(line))
    expect(unexpected, 'unexpected console messages').toEqual([])
  },
})

type Start = (
  playwright: PlaywrightWorkerArgs['playwright'],
  site: string,
  proxy: TestProxy,
) => Promise<Engine | undefined>

/** Starts each engine if it is installed. The projects of the first two have their launch options. */
const start: Record<EngineName, Start> = {
  chromium: async ({ chromium }, site, { proxy }) =>
    playwrightEngine(await chromium.launch({ proxy: by(proxy) }), site, by(proxy)),
  firefox: async ({ firefox }, site, { proxy }) =>
    findFirefox()
      ? playwrightEngine(await firefox.launch({ proxy: by(proxy) }), site, by(proxy))
      : undefined,
  webkit: async (_playwright, site, proxy) => {
    const programs = findWebkit()
    return programs && webkitEngine(programs, site, proxy)
  },
}

const by = (server: string) => ({ server, bypass: 'localhost' })
