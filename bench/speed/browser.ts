import { chromium, type Page } from '@playwright/test'

import { findChromium } from '../../scripts/find-chromium.mjs'
import { WINDOWS } from '../../tests/support/windows.ts'

const isRoot = process.getuid?.() === 0

/** With nothing of the browser's own going on, and nobody to reach but this machine. */
export const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--ignore-certificate-errors',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // Chromium's sandbox fails as root, and containers usually run as root.
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** Lighthouse's phone. */
export const PHONE = WINDOWS['cheap phone']

/** Lighthouse's slow 4G as it is applied to what is really sent, in bytes a second and ms. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

export type Device = (typeof WINDOWS)[keyof typeof WINDOWS]

type Circumstances = {
  /** Of the site. */
  address: string
  device: Device
  /** How many times slower than this machine. */
  cpu?: number
  slow4G?: boolean
}

/** Opens an empty tab in a browser that has never seen anything, works with it, and closes it. */
export async function inNewBrowser<Outcome>(
  { address, device, cpu = 1, slow4G = false }: Circumstances,
  work: (page: Page) => Promise<Outcome>,
): Promise<Outcome> {
  const browser = await chromium.launch({ executablePath: chromiumHere(), args: FLAGS })
  try {
    const page = await browser.newPage({ ...device, baseURL: address, serviceWorkers: 'block' })
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

/** Where Chromium is, which nothing here works without. */
export function chromiumHere(): string {
  const file = findChromium()
  if (!file) throw new Error('There is no Chromium here. CHROMIUM_PATH may say where it is.')
  return file
}
