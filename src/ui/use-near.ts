import { useEffect, useState, type RefObject } from 'react'

/** How far from the window something is near it, unless said otherwise. */
const NEAR = '600px'

/**
 * Whether a place has come near the window yet, or into it with a `margin` of 0px. Once it has, it
 * stays so.
 */
export function useNear(place: RefObject<Element | null>, margin = NEAR): boolean {
  const [near, setNear] = useState(false)

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
