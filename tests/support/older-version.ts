import type { Page } from '@playwright/test'

/** Added to the names of hashed files of the older version, before the extension. */
const MARK = '-older'

/** The names of scripts and stylesheets in pages and scripts. */
const NAMES = /((?:\/assets|\.\.?)\/[\w/.-]+)\.(js|css)\b/g

/**
 * Serves an older version of the site, whose scripts and stylesheets have other names. `removeFiles`
 * removes those, as a deployment does, while `removePages` ends the caching of its pages.
 */
export async function openOlderVersion(page: Page) {
  const kept = { pages: true, files: true }

  await page.route(/\/([\w-]+|assets\/.+\.(js|css))?$/, async (route, request) => {
    const { pathname } = new URL(request.url())
    const isOlder = pathname.startsWith('/assets/') ? kept.files : kept.pages
    if (!isOlder) return route.fallback()

    const answer = await route.fetch({ url: request.url().replace(MARK, '') })
    const body = (await answer.text()).replace(NAMES, `$1${MARK}.$2`)
    // `text()` decompressed it.
    const headers = { ...answer.headers(), 'content-encoding': 'identity' }
    return route.fulfill({ response: answer, headers, body })
  })

  return {
    removeFiles: () => void (kept.files = false),
    removePages: () => void (kept.pages = false),
  }
}
