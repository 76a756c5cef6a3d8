import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls back if somebody else removes or hides an element, as content blockers do. Printing is not that. */
export function useRemoved(element: RefObject<Element | null>, onRemoved: () => void) {
  const notify = useEffectEvent(onRemoved)

  useEffect(() => {
    if (!element.current) return

    const observer = new ResizeObserver(([entry]) => {
      const isShown = entry?.target.checkVisibility() || matchMedia('print').matches
      if (!isShown) notify()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}
