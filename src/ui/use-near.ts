import { useEffect, useState, type RefObject } from 'react'

import { useHydrated } from './use-hydrated.ts'

/** Whether an element has been near the window yet: at most `margin` away, in px or % of the window. */
export function useNear(place: RefObject<Element | null>, margin = '600px'): boolean {
  const [isSeen, setNear] = useState(false)
  const isBlind = useHydrated() && !('IntersectionObserver' in window)
  const near = isSeen || isBlind

  useEffect(() => {
    if (near || !place.current) return

    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near, place, margin])

  return near
}
