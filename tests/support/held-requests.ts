import type { Route } from '@playwright/test'

/** Lets the requests of one kind wait until they are let go; then all go through, or none. */
export function holding(held: (route: Route) => boolean) {
  const line = { broken: false, letGo: () => {} }
  const waiting = new Promise<void>((resolve) => (line.letGo = resolve))

  async function handler(route: Route) {
    if (held(route)) await waiting
    await (line.broken ? route.abort() : route.fallback())
  }
  return { line, handler }
}

export const everything = () => true

/** The page itself, not the question whether its service answers. */
export const thePage = (route: Route) => route.request().isNavigationRequest()
