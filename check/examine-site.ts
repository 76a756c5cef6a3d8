import { chromium } from '@playwright/test'

import { preview } from '@studio/hosts/preview'
import { listen } from '@studio/hosts/tests/listen'

import { findChromium } from '../scripts/find-programs.mjs'
import { installChromium } from '../scripts/install-programs.mjs'
import { answerOtherSites } from '../tests/support/other-sites.ts'
import { examinePage } from './examine-page.ts'
import { examineLinks } from './examine-links.ts'
import { weighPages } from './weigh-pages.ts'

const PAGES = ['/', '/portfolio', '/about', '/contact', '/booking', '/404-page-that-is-missing']

/** How many browsers run at once. Each has one page, because a background page is not animated. */
const CONCURRENCY = 2

/**
 * Examines every page of a built site, in every window. Returns what is wrong, in one sentence each,
 * and which pages are slow on phones.
 */
export async function examineSite(dist: string) {
  installChromium()
  const { port, stop } = await listen(preview(dist))
  const site = `http://127.0.0.1:${port}`

  const browsers = await Promise.all(Array.from({ length: CONCURRENCY }, launch))
  try {
    const queue = [...PAGES]
    const found = await Promise.all(
      browsers.map(async (browser) => {
        const context = await browser.newContext({ reducedMotion: 'reduce' })
        await answerOtherSites({ context, baseURL: site }, async () => {})
        const mistakes: string[] = []
        for (let path = queue.shift(); path; path = queue.shift()) {
          mistakes.push(...(await examinePage(context, site, path)))
        }
        return { context, mistakes }
      }),
    )
    const [links, heavy] = await Promise.all([
      examineLinks(found[0]!.context, site, PAGES),
      weighPages(browsers.at(-1)!, site, PAGES),
    ])
    return { mistakes: [...found.flatMap(({ mistakes }) => mistakes), ...links], heavy }
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()))
    await stop()
  }
}

function launch() {
  return chromium.launch({
    executablePath: findChromium(),
    // Chromium's sandbox fails as root, and containers usually run as root.
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
}
