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
