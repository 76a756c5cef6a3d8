import type { Route } from '@playwright/test'

/**
 * Delays matching requests until `release()`. Then all succeed, or fail while `shouldFail` is set. `hold()` delays
 * the next ones again.
 */
export function delayRequests(matches: (route: Route) => boolean = () => true) {
  let released = Promise.resolve()
  const delayed = {
    shouldFail: false,
    release: () => {},
    hold: () => void (released = new Promise((settle) => (delayed.release = settle))),
  }
  delayed.hold()

  async function handler(route: Route) {
    if (matches(route)) await released
    await (delayed.shouldFail ? route.abort() : route.fallback())
  }
  return { delayed, handler }
}

/** Whether a frame asks for its page, rather than a script whether a service answers. */
export const isNavigation = (route: Route) => route.request().isNavigationRequest()
