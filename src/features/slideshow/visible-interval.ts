/**
 * Calls back every `interval` milliseconds that the page is seen. While its tab is hidden, or while
 * it is prerendered before anyone asked for it, the time stands still: coming back neither jumps
 * nor starts anew. Returns the function that ends it.
 */
export function visibleInterval(callback: () => void, interval: number) {
  let left = interval
  let startedAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function run() {
    startedAt = performance.now()
    timer = setTimeout(() => {
      left = interval
      run()
      callback()
    }, left)
  }

  function rest() {
    if (startedAt === undefined) return
    clearTimeout(timer)
    left -= performance.now() - startedAt
    startedAt = undefined
  }

  const runOrRest = () => (document.hidden ? rest() : run())

  if (!document.hidden) run()
  document.addEventListener('visibilitychange', runOrRest)

  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', runOrRest)
  }
}
