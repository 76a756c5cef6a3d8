import { useEffect, useState, type RefObject } from 'react'

import { useHydrated } from './use-hydrated.ts'

/** Whether an element has been near the window yet: at most `margin` away, in px or % of the window. */
export function useNear(place: RefObject<Element | null>, margin = '600px'): boolean {
  const [isSeen, setNear] = useState(false)
  const near = useHydrated() && (isSeen || isBlind())

  useEffect(() => {
    if (near || !place.current || isBlind()) return

    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near, place, margin])

  return near
}

/** Where it cannot be known, everything is near. */
function isBlind() {
  return !('IntersectionObserver' in window)
}
