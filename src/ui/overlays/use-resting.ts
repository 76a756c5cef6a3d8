import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether time stands still for what is in a place, because somebody points at it, has the focus in
 * it, or does not see the page at all.
 */
export function useResting(place: RefObject<HTMLElement | null>, isUsed: boolean): boolean {
  const [resting, setResting] = useState(false)

  useEffect(() => {
    if (!isUsed) return
    const watching = new AbortController()
    const { signal } = watching
    let pointed = false

    const holds = (target: EventTarget | null) => Boolean(place.current?.contains(target as Node))
    const look = () => setResting(pointed || document.hidden || holds(document.activeElement))

    // Both, because nothing is left that goes away under the pointer, or entered outside the window.
    function point({ type, target, relatedTarget, pointerType }: PointerEvent) {
      pointed = pointerType !== 'touch' && holds(type === 'pointerout' ? relatedTarget : target)
      look()
    }

    document.addEventListener('pointerover', point, { signal })
    document.addEventListener('pointerout', point, { signal })
    document.addEventListener('focusin', look, { signal })
    document.addEventListener('focusout', look, { signal })
    document.addEventListener('visibilitychange', look, { signal })
    look()

    return () => watching.abort()
  }, [place, isUsed])

  return resting
}
