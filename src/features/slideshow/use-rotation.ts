import { useEffect, useState } from 'react'

import { useMediaQuery } from '#src/ui/use-media-query.ts'

import { visibleInterval } from './visible-interval.ts'

/** How long a slide is shown, in ms (H2, K1). */
const INTERVAL_MS = 7000

/**
 * The index of the current slide, which advances until `goTo` or `stop` is called. Nothing restarts
 * it (WCAG 2.2.2). With reduced motion it never starts.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0)
  const [stopped, setStopped] = useState(false)

  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const playing = !stopped && !still && count > 1

  useEffect(() => {
    if (!playing) return
    return visibleInterval(() => setIndex((current) => (current + 1) % count), INTERVAL_MS)
  }, [playing, count])

  function goTo(slide: number) {
    setStopped(true)
    setIndex((slide + count) % count)
  }

  return { index, playing, goTo, stop: () => setStopped(true) }
}
