import { useEffect } from 'react'

/** When to look, in ms after a browser says that it is online: names are not resolved at once. */
const DELAYS_MS = [0, 2_000, 5_000, 10_000]

/**
 * Calls `onReconnect`, which must stay the same, whenever the connection may be back: the browser came
 * online, or the page came out of the back/forward cache, where connections end.
 */
export function useReconnect(onReconnect: () => void) {
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const stop = () => timers.forEach(clearTimeout)

    function start() {
      stop()
      timers = DELAYS_MS.map((delay) => setTimeout(onReconnect, delay))
    }
    function startIfRestored({ persisted }: PageTransitionEvent) {
      if (persisted) start()
    }

    window.addEventListener('online', start)
    window.addEventListener('pageshow', startIfRestored)
    return () => {
      stop()
      window.removeEventListener('online', start)
      window.removeEventListener('pageshow', startIfRestored)
    }
  }, [onReconnect])
}
