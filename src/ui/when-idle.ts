/** How long a busy page may postpone a callback, in ms. */
const TIMEOUT_MS = 1000

/** How long a callback waits in browsers that do not tell when they are idle, like Safari, in ms. */
const WITHOUT_TELLING_MS = 200

/** Calls back when the browser has nothing else to do. */
export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: TIMEOUT_MS })
  else setTimeout(callback, WITHOUT_TELLING_MS)
}
