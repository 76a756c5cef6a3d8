import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Nobody leaves our page for a frame so soon after it loaded, or after it took the focus. In ms. */
const HASTE_MS = 2_000

/** For as long after that, a frame takes the focus only if the visitor has just pressed something. */
const EARLY_MS = 10_000

/** A scroll to a frame so soon after it loaded is the frame’s, if nobody scrolled. In ms. */
const ARRIVAL_MS = 500

/** How long a browser counts a press as recent, in ms. A press in a frame counts for its page, too. */
const PRESS_MS = 5_000

/** Someone typed, or tabbed, so recently that it goes on. In ms. */
const TYPING_MS = 1_000

/** How long a page may scroll to what got the focus, in ms. */
const SCROLL_MS = 1_000

/** How long after the last event a scroll has ended, in ms. */
const REST_MS = 200

/** A scroll by more than this at once, in px, is no turn of a wheel. */
const JUMP = 200

/**
 * Gives back what another site’s page takes uninvited: the focus, and the place on our page. Where
 * words would go astray, the frame is removed, and `onTheft` called. No browser has
 * a policy against it yet (`focus-without-user-activation`), and `inert` does not keep it from focus.
 */
export function useUndisturbed(
  frame: RefObject<HTMLIFrameElement | null>,
  attempt: number,
  onTheft: () => void,
) {
  const onTakenAway = useEffectEvent(onTheft)
  const isThief = useRef(false)

  useEffect(() => {
    const element = frame.current
    if (!attempt || !element) return

    const listening = new AbortController()
    let own = document.activeElement
    let place = scrollY
    let isOwnScroll = false
    let isDragging = false
    let calm = performance.now()
    let loaded = -Infinity
    let pressed = -Infinity
    let typed = -Infinity
    let tabbed = -Infinity
    let scrolled = -Infinity
    let scroll = -Infinity
    let theft = -Infinity

    on('keydown', ({ key }) => {
      pressed = performance.now()
      if (key === 'Tab') tabbed = pressed
      else typed = pressed
      if (key === 'Tab' || !isTyping()) scrollsItself()
    })
    on('pointerdown', ({ clientX, button }) => {
      pressed = performance.now()
      // A scrollbar is dragged without events, and so is the page with the wheel as a button.
      isDragging = button === 1 || clientX >= document.documentElement.clientWidth
      scrollsItself()
    })
    on('wheel', scrollsItself)
    on('touchmove', scrollsItself)
    // After a booking a calendar says so, and our page shows it.
    on('message', scrollsItself)
    on('focusin', ({ target }) => {
      // Our own code has put it there.
      if (target === element) return void (tabbed = performance.now())
      own = target as Element
      if (isThief.current && isTyping()) takeAway()
    })
    on('focusout', () => {
      const then = theft
      setTimeout(() => {
        if (then === theft && document.activeElement === document.body) own = document.body
      })
    })
    element.addEventListener('load', () => (calm = loaded = performance.now()), listening)

    on('blur', () => {
      if (document.activeElement !== element || since(tabbed) < TYPING_MS) return
      theft = performance.now()
      isOwnScroll = since(scrolled) < REST_MS
      const wasSeen = isInView(element)
      if (isTyping() && since(typed) < TYPING_MS) takeAway()
      // Within this event the browser does not give it back.
      setTimeout(() => {
        if (isMeant(wasSeen)) theft = -Infinity
        else giveBack(wasSeen)
      })
    })

    on('scroll', () => {
      const jump = Math.abs(scrollY - place)
      if (since(scroll) > REST_MS && since(theft) > SCROLL_MS) {
        const isArriving = since(loaded) < ARRIVAL_MS && approaches()
        isOwnScroll = isDragging || since(scrolled) < SCROLL_MS || !isArriving
      }
      scroll = performance.now()
      if (isOwnScroll && (jump < JUMP || since(theft) > SCROLL_MS)) return void (place = scrollY)
      if (jump === 0) return
      calm = performance.now()
      loaded = -Infinity
      isOwnScroll = true
      isThief.current = true
      scrollTo({ top: place, behavior: 'instant' })
    })

    function scrollsItself() {
      scrolled = performance.now()
      isOwnScroll = true
    }

    /** Whether the page scrolls to the frame, which was not in view. */
    function approaches() {
      const { top, bottom } = element!.getBoundingClientRect()
      const moved = scrollY - place
      return moved > 0 ? top + moved >= innerHeight : bottom + moved <= 0
    }

    function takeAway() {
      isThief.current = true
      element?.remove()
      onTakenAway()
    }

    function isMeant(wasSeen: boolean) {
      // Our own code may have moved the focus, which is known only after the window lost it.
      if (since(tabbed) < TYPING_MS) return true
      if (!wasSeen || !navigator.userActivation?.isActive) return false
      if (!isTyping() && element!.matches(':hover')) return true
      // What was not pressed here, was pressed in the frame.
      return since(pressed) > PRESS_MS || (!isTyping() && since(calm) > HASTE_MS)
    }

    function giveBack(wasSeen: boolean) {
      // A screen reader moves the focus without a press.
      if (wasSeen && !isTyping() && since(calm) > EARLY_MS) return
      calm = performance.now()
      isThief.current = true
      element?.blur()
      if (own instanceof HTMLElement) own.focus({ preventScroll: true })
    }

    function isTyping() {
      return own !== null && isField(own)
    }

    function on<Type extends keyof WindowEventMap>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ) {
      addEventListener(type, listener, { capture: true, passive: true, signal: listening.signal })
    }

    return () => listening.abort()
  }, [frame, attempt])
}

export function isField(element: Element) {
  return element.matches('input, textarea')
}

function since(time: number) {
  return performance.now() - time
}

function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
