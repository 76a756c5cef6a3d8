import type { Page, Route } from '@playwright/test'

/**
 * Delays matching requests of some files until `release()`. Then all succeed, or fail while `shouldFail` is set.
 * `hold()` delays the next ones again.
 */
export async function delayRequests(
  page: Page,
  files: RegExp | string,
  matches: (route: Route) => boolean = () => true,
) {
  let released = Promise.resolve()
  const delayed = {
    shouldFail: false,
    release: () => {},
    hold: () => void (released = new Promise((settle) => (delayed.release = settle))),
  }
  delayed.hold()

  await page.route(files, async (route) => {
    if (matches(route)) await released
    await (delayed.shouldFail ? route.abort() : route.fallback())
  })
  return delayed
}

/** Whether a frame asks for its page, rather than a script whether a service answers. */
export const isNavigation = (route: Route) => route.request().isNavigationRequest()
