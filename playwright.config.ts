import { existsSync } from 'node:fs'

import { defineConfig } from '@playwright/test'

import { findChromium, findFirefox, findHeadlessShell } from './scripts/browsers.ts'
import { STUDIOS_PORT } from './tests/studios/studios.ts'

/** Its own, so that a site that is being looked at meanwhile is left alone. */
const PORT = process.env.TEST_PORT ?? '4180'
const ADDRESS = `http://localhost:${PORT}`

const STUDIOS_SERVER = {
  command: 'node scripts/run.mjs tests/studios/serve',
  url: `http://localhost:${STUDIOS_PORT}`,
}

/**
 * This needs the whole of Chromium. Its headless shell loads `lazy` images in another order.
 */
const WHOLE = /budgets\.e2e\.ts$/

// Without a GPU, Chromium would emulate one.
const args = ['--disable-quic', '--disable-gpu']
// Only Chromium asks for permission.
const permissions = ['clipboard-read', 'clipboard-write']
const chromium = { permissions, launchOptions: { executablePath: findChromium(), args } }
const shell = { permissions, launchOptions: { executablePath: findHeadlessShell(), args } }
/** Playwright turns the back/forward cache off. */
const keepsPages = {
  permissions,
  launchOptions: {
    ...chromium.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
}

const firefoxPath = findFirefox()
const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: firefoxPath,
    firefoxUserPrefs: {
      // Playwright waits for a load that never comes when a page returns from this cache.
      'browser.sessionhistory.max_total_viewers': 0,
      // A machine without a network is not offline: the tests’ proxy is the world.
      'network.manage-offline-status': false,
    },
  },
} as const

/** Visits the sites that were built last: `npm run build` and `tests/studios/build.ts` come first. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.e2e.ts',
  // Limits only end what hangs.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 3,
  // Browsers have failures of their own: on a busy machine without a GPU, the whole of Chromium 156
  // stops drawing a page for good, about once in 250 loads. CI tries again, and counts what needed it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: ADDRESS,
    locale: 'en-US',
    serviceWorkers: 'block',
  },
  projects: [
    // First, because it takes longest. Its pages are made when they are asked for.
    {
      name: 'desk',
      testDir: 'tests/desk',
      // Development servers share a folder of prepared packages.
      workers: 1,
      use: { ...shell, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'chromium',
      testIgnore: ['**/{conditions,desk}/**', '**/webkit.e2e.ts', WHOLE],
      use: shell,
    },
    { name: 'whole chromium', testMatch: WHOLE, use: chromium },
    { name: 'conditions', testDir: 'tests/conditions', grepInvert: /@whole/, use: shell },
    { name: 'conditions, whole', testDir: 'tests/conditions', grep: /@whole/, use: keepsPages },
    // An engine that is not installed skips its journeys and says so.
    {
      name: 'firefox',
      testMatch: firefoxPath ? /(journeys|photographs)\.e2e\.ts$/ : [],
      grep: /@every|grain/,
      use: firefox,
    },
    { name: 'webkit', testMatch: 'journeys/webkit.e2e.ts' },
  ],
  webServer: [
    { command: 'npm run preview', env: { PORT, DIST: 'test-results/demo' }, url: ADDRESS },
    ...(existsSync('test-results/studios') ? [STUDIOS_SERVER] : []),
  ],
})
