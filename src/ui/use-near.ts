import { useEffect, useState, type RefObject } from 'react'

import { useHydrated } from './use-hydrated.ts'

/** How far around the window is near. A calendar takes long to load. */
const MARGIN = '600px'

/** Whether an element has been near the window yet. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isSeen, setNear] = useState(false)
  const near = useHydrated() && (isSeen || isBlind())

  useEffect(() => {
    if (near || !place.current || isBlind()) return

    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near, place])

  return near
}

/** Where it cannot be known, everything is near. */
function isBlind() {
  return !('IntersectionObserver' in window)
}
