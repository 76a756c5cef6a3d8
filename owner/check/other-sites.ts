import type { BrowserContext } from 'playwright-core'

/** Answers every request to another site with a small page, so that no check depends on a service. */
export async function answerOtherSites(context: BrowserContext, site: string) {
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
