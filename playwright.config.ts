import { defineConfig } from '@playwright/test'

import { findChromium } from './scripts/find-chromium.mjs'
import { findFirefox } from './scripts/find-firefox.mjs'
import { STUDIOS_PORT } from './tests/studios/studios.ts'

/** Its own, so that a site that is being looked at meanwhile is left alone. */
const PORT = '4180'
const ADDRESS = `http://localhost:${PORT}`

const isRoot = process.getuid?.() === 0
const firefox = findFirefox()
if (!firefox) console.warn('There is no Firefox here: what it makes of grain is not tried.')

/** Visits the sites that were built last: `npm run build` and `build:studios` come first. */
export default defineConfig({
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
    locale: 'en-US',
    serviceWorkers: 'block',
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        launchOptions: {
          executablePath: findChromium(),
          args: [
            '--disable-quic',
            '--disable-background-networking',
            '--disable-component-update',
            '--no-first-run',
            // Chromium refuses its sandbox to root, who is whom containers run as.
            ...(isRoot ? ['--no-sandbox'] : []),
          ],
        },
      },
    },
    {
      name: 'firefox',
      // Decodes AVIF by another way than Chromium does.
      testMatch: firefox ? 'grain.e2e.ts' : [],
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: firefox },
      },
    },
  ],
  webServer: [
    { command: 'npm run preview', env: { PORT }, url: ADDRESS, reuseExistingServer: false },
    {
      command: 'npm run serve:studios',
      url: `http://localhost:${STUDIOS_PORT}`,
      reuseExistingServer: false,
    },
  ],
})
