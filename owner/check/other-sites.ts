import type { BrowserContext } from 'playwright-core'

import { isLoopback } from '@studio/hosts/preview'

type Site = { context: BrowserContext; baseURL: string | undefined }

/**
 * Answers every request to another site with a small page, so that no test depends on a service. The sample
 * calendar on this machine answers itself. A test of a failing service aborts its requests with its own
 * `page.route`.
 */
export async function answerOtherSites(
  { context, baseURL }: Site,
  provide: (outside: string[]) => Promise<void>,
) {
  const site = new URL(baseURL ?? '').origin
  const outside: string[] = []

  await context.route(
    ({ origin }) => origin !== site,
    (route, request) => {
      outside.push(request.url())
      if (isSample(request.url())) return route.continue()
      return route.fulfill({ contentType: 'text/html', body: standInPage(request.url()) })
    },
  )

  await provide(outside)
}

/** Whether a request outside of the site is to the sample calendar. */
export function isSample(address: string): boolean {
  return isLoopback(new URL(address).host)
}

export function standInPage(address: string) {
  const title = new URL(address).hostname.includes('map') ? 'Stand-in map' : 'Stand-in calendar'
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`
}
