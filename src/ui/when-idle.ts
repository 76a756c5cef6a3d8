/** How long a busy page may postpone what waits for it, in ms. */
const TIMEOUT_MS = 1000

/** For browsers that do not tell when they are idle, as Safari. In ms. */
const WITHOUT_TELLING_MS = 200

/** Calls back when the browser has nothing else to do. */
export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: TIMEOUT_MS })
  else setTimeout(callback, WITHOUT_TELLING_MS)
}
