import { useEffect, useState, type RefObject } from 'react'

/** How far around the window an element counts as near. */
export const NEAR_MARGIN = '600px'

/** Whether an element has been near the window yet. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (near || !place.current) return

    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR_MARGIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near, place])

  return near
}

/** How long a busy page may postpone a callback, in ms. */
const TIMEOUT_MS = 1000

/** How long a callback waits in browsers that do not tell when they are idle, like Safari, in ms. */
const WITHOUT_TELLING_MS = 200

/** Calls back when the browser has nothing else to do. */
export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: TIMEOUT_MS })
  else setTimeout(callback, WITHOUT_TELLING_MS)
}
