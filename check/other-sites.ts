import type { BrowserContext } from '@playwright/test'

/** The calendar, the map and the like are not this site's to examine, and may not be reachable. */
export async function standInForOtherSites(context: BrowserContext, site: string) {
  await context.route(
    ({ origin }) => origin !== site,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>–</title>' }),
  )
}
