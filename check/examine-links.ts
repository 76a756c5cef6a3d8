import type { BrowserContext } from '@playwright/test'

/** Broken links within the site. */
export async function examineLinks(
  context: BrowserContext,
  site: string,
  paths: string[],
): Promise<string[]> {
  const page = await context.newPage()
  const ids = new Map<string, string[]>()
  const links = new Map<string, string>()

  for (const path of paths) {
    await page.goto(site + path)
    const found = await page.evaluate(() => ({
      ids: Array.from(document.querySelectorAll('[id]'), ({ id }) => id),
      links: Array.from(document.links, ({ href }) => href),
    }))
    ids.set(path, found.ids)
    for (const link of found.links) if (link.startsWith(site)) links.set(link, path)
  }
  await page.close()

  const broken: string[] = []
  for (const [link, path] of links) {
    const { pathname, hash } = new URL(link)
    const targets = ids.get(pathname)
    const isValid = targets
      ? !hash || targets.includes(hash.slice(1))
      : (await context.request.head(site + pathname)).ok()
    if (!isValid) broken.push(`${path}: the link to ${pathname}${hash} leads nowhere`)
  }
  return broken
}
