/**
 * Calls back after so many ms. Returns a function that stops it and says how many are left, so that
 * a countdown can rest and go on.
 */
export function countDown(ms: number, callback: () => void): () => number {
  const since = performance.now()
  const timer = setTimeout(callback, ms)

  return () => {
    clearTimeout(timer)
    return ms - (performance.now() - since)
  }
}
