import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has been near the window yet: at most `margin` away, in px or % of the window. */
export function useNear(place: RefObject<Element | null>, margin = '600px'): boolean {
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (near || !place.current) return
    if (!('IntersectionObserver' in window)) return setNear(true)

    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near, place, margin])

  return near
}
