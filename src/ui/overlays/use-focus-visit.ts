import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * Focus among items that come and go: F8 takes it to the latest of them, and when one goes that has
 * it, it goes back to where it came from. `onFocus` is for their place, `itemRef` for each of them.
 */
export function useFocusVisit(place: RefObject<HTMLElement | null>, isUsed: boolean) {
  const before = useRef<EventTarget>(null)

  useEffect(() => {
    if (!isUsed) return

    function visit({ key }: KeyboardEvent) {
      const buttons = place.current?.querySelectorAll('button') ?? []
      if (key === 'F8') [...buttons].at(-1)?.focus()
    }
    document.addEventListener('keydown', visit)
    return () => document.removeEventListener('keydown', visit)
  }, [place, isUsed])

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget
  }

  // React calls this when an item is about to go, and still is in the page.
  const itemRef = useCallback((item: HTMLElement | null) => {
    return () => {
      if (!item?.contains(document.activeElement)) return
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    }
  }, [])

  return { onFocus, itemRef }
}
