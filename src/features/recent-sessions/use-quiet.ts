import { useEffect, useRef } from 'react'

/** Scrolling that has been quiet for this many ms is over. Not every browser has `scrollend`. */
const QUIET = 240

/** Calls back once nothing has stirred for a while; the function it returns says that it stirs. */
export function useQuiet(onQuiet: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  return function stir() {
    clearTimeout(timer.current)
    timer.current = setTimeout(onQuiet, QUIET)
  }
}
