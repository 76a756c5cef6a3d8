import { useEffect, useEffectEvent, type RefObject } from 'react'

/** What Tab stops at. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** Where a visitor types. */
const FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"])'

type FrameInView = {
  place: RefObject<HTMLElement | null>
  frame: RefObject<HTMLIFrameElement | null>
  /** Left out, the frame may not be there yet. */
  load: (() => void) | undefined
  unload: () => void
}

/**
 * Takes a frame out of the page (`display: none`) while its place is out of view, unless Tab leads there, and while
 * the visitor types. Neither `inert` nor `visibility` nor `content-visibility` keeps another site's page from taking the
 * focus and scrolling ours. Loads it as soon as it may be there, and unloads one that takes the focus all the same.
 */
export function useFrameInView({ place, frame, load, unload }: FrameInView) {
  const allowed = Boolean(load)
  const onMayBeThere = useEffectEvent(() => load?.())
  const onTheft = useEffectEvent(unload)

  useEffect(() => {
    const element = place.current
    if (!allowed || !element) return

    const listening = new AbortController()
    let isInView = false
    let isLoaded = false
    let own = document.activeElement

    function update() {
      const focused = document.activeElement!
      // WebKit lets it, and others in the moment in which it is hidden.
      if (frame.current?.hidden && focused === frame.current) {
        isLoaded = false
        onTheft()
        return (own as HTMLElement).focus({ preventScroll: true })
      }

      const mayBeThere = !focused.matches(FIELDS) && (isInView || isNextTo(element!, focused))
      if (mayBeThere && !isLoaded) {
        isLoaded = true
        onMayBeThere()
      }
      if (!frame.current) return
      frame.current.hidden = !mayBeThere
      // The frame learns it now, not when the page is painted.
      frame.current.checkVisibility()
    }

    // By then the next element has the focus.
    const updateSoon = () => setTimeout(update)
    on('focusout', updateSoon)
    on('blur', updateSoon)
    on('focus', update)
    on('focusin', ({ target }) => {
      if (target !== frame.current) own = target as Element
      update()
    })
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)!.isIntersecting
      update()
    })
    observer.observe(element)

    function on<Type extends keyof WindowEventMap>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ) {
      addEventListener(type, listener, { signal: listening.signal })
    }

    return () => {
      listening.abort()
      observer.disconnect()
    }
  }, [place, frame, allowed])
}

/** Whether something is in a place, or the stop of the Tab key before or after it. */
function isNextTo(place: HTMLElement, focused: Element): boolean {
  if (place.contains(focused)) return true

  const stops = [...document.querySelectorAll(STOPS)].filter(
    (stop) => !place.contains(stop) && stop.checkVisibility({ visibilityProperty: true }),
  )
  const isBehind = (stop: Element) =>
    place.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING
  const next = stops.findIndex(isBehind)
  return focused === stops.at(next < 0 ? -1 : next - 1) || focused === stops[next]
}
