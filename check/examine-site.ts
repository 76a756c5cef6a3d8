import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { chromium, type BrowserContext } from '@playwright/test'

import { preview } from '@studio/hosts/preview'

import { findChromium } from '../scripts/find-chromium.mjs'
import { installChromium } from '../scripts/install-chromium.mjs'
import { examinePage } from './examine-page.ts'
import { examineLinks } from './examine-links.ts'

const PAGES = ['/', '/portfolio', '/about', '/contact', '/booking', '/404-page-that-is-missing']

/** How many pages are open at once. */
const AT_ONCE = 2

/** What is wrong with a built site in a browser, one sentence each. */
export async function examineSite(dist: string): Promise<string[]> {
  installChromium()
  const server = createServer(preview(dist)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const browser = await chromium.launch({
    executablePath: findChromium(),
    // Chromium's sandbox fails as root, and containers usually run as root.
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    await standInForOtherSites(context, site)

    const waiting = [...PAGES]
    const found: string[][] = []
    const work = async () => {
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        found.push(await examinePage(context, site, path))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return [...found.flat(), ...(await examineLinks(context, site, PAGES))]
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** The calendar, the map and the like are not this site's to examine, and may not be reachable. */
async function standInForOtherSites(context: BrowserContext, site: string) {
  await context.route(
    ({ origin }) => origin !== site,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>–</title>' }),
  )
}
