import { useEffect, useState } from 'react'

import { useMediaQuery } from '#src/ui/use-media-query.ts'

import { visibleInterval } from './visible-interval.ts'

/** How long a slide stays, in ms (SPEC H2, K1). */
const INTERVAL = 7000

/**
 * Steps through `count` slides by itself, round and round, until `goTo` or `stop` is called; after
 * that nothing starts it again (WCAG 2.2.2). It never starts for someone who asked their system for
 * less motion.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0)
  const [stopped, setStopped] = useState(false)

  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const playing = !stopped && !still && count > 1

  useEffect(() => {
    if (!playing) return
    return visibleInterval(() => setIndex((current) => (current + 1) % count), INTERVAL)
  }, [playing, count])

  function goTo(slide: number) {
    setStopped(true)
    setIndex((slide + count) % count)
  }

  return { index, playing, goTo, stop: () => setStopped(true) }
}
