import type { Page } from 'playwright-core'

import type { Problem } from './examine-page.ts'
import { pageName } from './places.ts'

/** The ids of a page, and the full addresses that it links to. */
type Links = { ids: string[]; hrefs: string[] }

export async function linksIn(page: Page): Promise<Links> {
  return page.evaluate(() => ({
    ids: Array.from(document.querySelectorAll('[id]'), ({ id }) => id),
    hrefs: Array.from(document.links, ({ href }) => href),
  }))
}

/** Links within the site that lead nowhere. Each is named once. */
export async function brokenLinks(
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
