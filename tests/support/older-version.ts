import type { Page } from '@playwright/test'

/** In the names of hashed files of the older version, before their ending. */
const MARK = '-older'

/** Scripts and stylesheets as pages name them, and as scripts name one another. */
const NAMES = /((?:\/assets|\.\.?)\/[\w/.-]+)\.(js|css)\b/g

/**
 * Makes the site an older version of itself: the same pages, but their scripts and stylesheets have
 * other names. Gives back how those files go, while pages that name them may still be in a cache,
 * and how the pages go too.
 */
export async function openOlderVersion(page: Page) {
  const kept = { pages: true, files: true }

  await page.route(/\/([\w-]+|assets\/.+\.(js|css))?$/, async (route, request) => {
    const { pathname } = new URL(request.url())
    const isOlder = pathname.startsWith('/assets/') ? kept.files : kept.pages
    if (!isOlder) return route.fallback()

    const answer = await route.fetch({ url: request.url().replace(MARK, '') })
    const body = (await answer.text()).replace(NAMES, `$1${MARK}.$2`)
    // What was compressed is not any more.
    const headers = { ...answer.headers(), 'content-encoding': 'identity' }
    return route.fulfill({ response: answer, headers, body })
  })

  return {
    removeFiles: () => void (kept.files = false),
    removePages: () => void (kept.pages = false),
  }
}
