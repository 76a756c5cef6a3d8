import { chromium, type Page, type BrowserContext } from 'playwright-core'
import pLimit from 'p-limit'

import { preview } from '@studio/hosts/preview'
import { listen } from '@studio/hosts/listen'

import { findHeadlessShell, installChromium } from '#scripts/browsers.ts'
import { routes } from '#pipeline/content/pages.ts'
import { progress } from '#pipeline/model/progress.ts'

import { examinePage, onDevices, pageName, WINDOWS, type Problem } from './examine-page.ts'

const PAGES = [...Object.values(routes), '/404-page-that-is-missing']

/** How many pages are examined at once. Each has its own browser: a background page is not animated. */
const CONCURRENCY = 2

/** What is wrong with the pages of a built site. `say` gets a line for each look at one. */
export async function examineSite(
  dist: string,
  say: (line: string) => void = () => {},
): Promise<Problem[]> {
  await installChromium()
  const { port, stop } = await listen(preview(dist))
  const site = `http://127.0.0.1:${port}`
  const limit = pLimit(CONCURRENCY)
  let looks = 0
  const look = (path: string, width: number) => {
    const doing = `Looking at ${pageName(path)} ${onDevices([width])}`
    say(progress(doing, (looks += 1), PAGES.length * WINDOWS.length))
  }

  try {
    const found = await limit.map(PAGES, (path) => examine(site, path, look))
    return [...found.flatMap(({ problems }) => problems), ...(await brokenLinks(site, found))]
  } finally {
    await stop()
  }
}

/** Only ends what hangs, in ms. */
const TIMEOUT_MS = 120_000

async function examine(site: string, path: string, look: (path: string, width: number) => void) {
  const options = { executablePath: findHeadlessShell(), args: ['--disable-gpu'] }
  const browser = await chromium.launch(options)
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    context.setDefaultTimeout(TIMEOUT_MS)
    await answerOtherSites(context, site)
    const page = await context.newPage()
    const problems = await examinePage(page, site, path, (width) => look(path, width))
    return { path, problems, links: await linksIn(page) }
  } finally {
    await browser.close()
  }
}

/** The ids of a page, and the full addresses that it links to. */
type Links = { ids: string[]; hrefs: string[] }

async function linksIn(page: Page): Promise<Links> {
  return page.evaluate(() => ({
    ids: Array.from(document.querySelectorAll('[id]'), ({ id }) => id),
    hrefs: Array.from(document.links, ({ href }) => href),
  }))
}

/** Links within the site that lead nowhere. Each is named once. */
async function brokenLinks(
  site: string,
  pages: { path: string; links: Links }[],
): Promise<Problem[]> {
  const idsOf = new Map(pages.map(({ path, links }) => [path, links.ids]))
  const from = new Map(pages.flatMap(({ path, links }) => links.hrefs.map((href) => [href, path])))

  const broken: Problem[] = []
  for (const [link, path] of from) {
    if (!link.startsWith(site)) continue
    const { pathname, hash } = new URL(link)
    const ids = idsOf.get(pathname)
    const isValid = ids
      ? !hash || ids.includes(hash.slice(1))
      : (await fetch(site + pathname, { method: 'HEAD' })).ok
    if (isValid) continue
    broken.push({
      page: path,
      says: `${pageName(path)}: the link to ${pathname}${hash} leads nowhere.`,
    })
  }
  return broken
}

/** Answers every request to another site with a small page, so that no check depends on a service. */
async function answerOtherSites(context: BrowserContext, site: string) {
  await context.route(
    ({ origin }) => origin !== site,
    (route, request) =>
      route.fulfill({ contentType: 'text/html', body: standInPage(request.url()) }),
  )
}

/** Like Calendly's, it says that it is there. */
export function standInPage(address: string) {
  const title = new URL(address).hostname.includes('map') ? 'Stand-in map' : 'Stand-in calendar'
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>
    <script>parent.postMessage({ event: 'calendly.event_type_viewed' }, '*')</script></html>`
}
