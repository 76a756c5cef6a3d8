import type { Route } from '@playwright/test'

/** Delays matching requests until `release()`. Then all succeed, or fail while `shouldFail` is set. */
export function delayRequests(matches: (route: Route) => boolean = () => true) {
  const delayed = { shouldFail: false, release: () => {} }
  const released = new Promise<void>((resolve) => (delayed.release = resolve))

  async function handler(route: Route) {
    if (matches(route)) await released
    await (delayed.shouldFail ? route.abort() : route.fallback())
  }
  return { delayed, handler }
}

/** Whether a frame asks for its page, rather than a script whether a service answers. */
export const isNavigation = (route: Route) => route.request().isNavigationRequest()
