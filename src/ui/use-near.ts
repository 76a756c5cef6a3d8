import { useEffect, useState, type RefObject } from 'react'

/** How far from the window something is near it. */
const NEAR = '600px'

/** Whether a place has come near the window yet. Once it has, it stays so. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (near || !place.current) return

    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near, place])

  return near
}
