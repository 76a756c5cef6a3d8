import { useEffect, useRef } from 'react'

/** Scrolling has ended after this long without an event, in ms. Not every browser has `scrollend`. */
const SCROLL_END_MS = 240

/** Calls back when scrolling has ended. Call the returned function on every scroll event. */
export function useScrollEnd(onEnd: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  return function onScroll() {
    clearTimeout(timer.current)
    timer.current = setTimeout(onEnd, SCROLL_END_MS)
  }
}
