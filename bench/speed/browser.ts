import { chromium, type Page } from '@playwright/test'

import { findChromium } from '../../scripts/find-programs.ts'
import { WINDOWS } from '../../tests/support/windows.ts'

/** Turns off background work of the browser, and access to other machines. */
export const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--ignore-certificate-errors',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // Chromium's sandbox fails as root, and containers usually run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Lighthouse's phone. */
export const PHONE = WINDOWS['cheap phone']

/** Lighthouse’s slow 4G as applied by DevTools, in bytes per second and ms. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

export type Device = (typeof WINDOWS)[keyof typeof WINDOWS]

type Environment = {
  /** The site’s address. */
  address: string
  device: Device
  /** How many times slower the processor is. */
  cpu?: number
  slow4G?: boolean
}

/** Runs `work` on an empty tab of a new browser, and closes it. */
export async function inNewBrowser<Outcome>(
  { address, device, cpu = 1, slow4G = false }: Environment,
  work: (page: Page) => Promise<Outcome>,
): Promise<Outcome> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS })
  try {
    const options = { ...device, baseURL: address, ignoreHTTPSErrors: true }
    const page = await browser.newPage({ ...options, serviceWorkers: 'block' })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    if (slow4G) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', SLOW_4G)
    }
    return await work(page)
  } finally {
    await browser.close()
  }
}

/** @throws {Error} when Chromium is not installed. */
export function chromiumPath(): string {
  const file = findChromium()
  if (!file) throw new Error('Chromium is missing. Install it, or set CHROMIUM_PATH.')
  return file
}
