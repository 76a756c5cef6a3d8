/**
 * Calls back every `interval` ms that the page is visible. The timer pauses while the tab is hidden or
 * the page is prerendered by the browser, and resumes where it was. Returns a function that ends it.
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

  function pause() {
    if (startedAt === undefined) return
    clearTimeout(timer)
    left -= performance.now() - startedAt
    startedAt = undefined
  }

  const runOrPause = () => (document.hidden ? pause() : run())

  if (!document.hidden) run()
  document.addEventListener('visibilitychange', runOrPause)

  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', runOrPause)
  }
}
