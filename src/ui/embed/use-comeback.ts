import { useEffect } from 'react'

/** When to look, in ms after a browser says that it is online: names are not found at once. */
const LOOKS = [0, 2_000, 5_000, 10_000]

/**
 * Calls `look`, which must stay the same, whenever the connection may be back: the browser came
 * online, or the page out of its memory, where connections end.
 */
export function useComeback(look: () => void) {
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const stop = () => timers.forEach(clearTimeout)

    function start() {
      stop()
      timers = LOOKS.map((time) => setTimeout(look, time))
    }
    function startIfKept({ persisted }: PageTransitionEvent) {
      if (persisted) start()
    }

    window.addEventListener('online', start)
    window.addEventListener('pageshow', startIfKept)
    return () => {
      stop()
      window.removeEventListener('online', start)
      window.removeEventListener('pageshow', startIfKept)
    }
  }, [look])
}
