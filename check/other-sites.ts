import type { BrowserContext } from '@playwright/test'

/** Answers for the calendar, the map and other sites, which are not examined. */
export async function answerOtherSites(context: BrowserContext, site: string) {
  await context.route(
    ({ origin }) => origin !== site,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>–</title>' }),
  )
}
