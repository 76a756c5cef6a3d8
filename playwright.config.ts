import { defineConfig } from '@playwright/test'

import { findChromium, findHeadlessShell } from './scripts/find-chromium.mjs'
import { findFirefox } from './scripts/find-firefox.mjs'
import { findWebkit } from './scripts/find-webkit.mjs'
import type { EngineOptions } from './tests/engines/journey.ts'
import { STUDIOS_PORT } from './tests/studios/studios.ts'

/** Its own, so that a site that is being looked at meanwhile is left alone. */
const PORT = process.env.TEST_PORT ?? '4180'
const ADDRESS = `http://localhost:${PORT}`

/**
 * What the shell of Chromium does not have: pages kept for Back, and those prepared ahead; its way
 * with `lazy`.
 */
const WHOLE = /(back-forward-cache|budgets|prerendered)\.e2e\.ts$/

/** What is run on every engine; the last of them is slow where nothing draws but the processor. */
const journeys = { testDir: 'tests/engines', timeout: 90_000 }

const isRoot = process.getuid?.() === 0
const chromium = {
  launchOptions: {
    executablePath: findChromium(),
    args: [
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      // There is none: else Chromium has the processor play one.
      '--disable-gpu',
      // Chromium refuses its sandbox to root, who is whom containers run as.
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  },
}

const shellPath = findHeadlessShell()
const shell = shellPath
  ? { launchOptions: { ...chromium.launchOptions, executablePath: shellPath } }
  : chromium

const firefoxPath = findFirefox()
const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: firefoxPath,
    // Playwright does not hear of a page that comes back from a cache, and waits for it in vain.
    firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
  },
} as const

if (!firefoxPath) console.warn('There is no Firefox here: what it makes of the site is not tried.')
if (!findWebkit())
  console.warn('There is no WebKitGTK here: what it makes of the site is not tried.')

/** Visits the sites that were built last: `npm run build` and `build:studios` come first. */
export default defineConfig<object, EngineOptions>({
  testDir: 'tests',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: 'tests/spoken/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: ADDRESS,
    site: ADDRESS,
    locale: 'en-US',
    serviceWorkers: 'block',
    trace: 'off',
  },
  projects: [
    { name: 'chromium', testIgnore: ['tests/engines/**', WHOLE], use: shell },
    { name: 'whole chromium', testMatch: WHOLE, use: chromium },
    {
      name: 'firefox',
      // Decodes AVIF by another way than Chromium does.
      testMatch: firefoxPath ? 'grain.e2e.ts' : [],
      use: firefox,
    },
    // The same journeys on each; an engine that is not here skips them all, and says so.
    { name: 'engine: chromium', ...journeys, use: { ...chromium, engine: 'chromium' } },
    { name: 'engine: firefox', ...journeys, use: { ...firefox, engine: 'firefox' } },
    { name: 'engine: webkit', ...journeys, use: { engine: 'webkit' } },
  ],
  webServer: [
    {
      command: 'npm run preview',
      env: { PORT, DIST: 'test-results/demo' },
      url: ADDRESS,
      reuseExistingServer: false,
    },
    {
      command: 'npm run serve:studios',
      url: `http://localhost:${STUDIOS_PORT}`,
      reuseExistingServer: false,
    },
  ],
})
