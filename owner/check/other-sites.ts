import type { BrowserContext } from 'playwright-core'

type Site = { context: BrowserContext; baseURL: string | undefined }

/**
 * Answers every request to another site with a small page, so that no test depends on a service. A test of a
 * failing service aborts its requests with its own `page.route`.
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
      return route.fulfill({ contentType: 'text/html', body: standInPage(request.url()) })
    },
  )

  await provide(outside)
}

/** Like Calendly's, it says that it is there. */
export function standInPage(address: string) {
  const title = new URL(address).hostname.includes('map') ? 'Stand-in map' : 'Stand-in calendar'
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>
    <script>parent.postMessage({ event: 'calendly.event_type_viewed' }, '*')</script></html>`
}
