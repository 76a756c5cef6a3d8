import { useEffect, useState, useSyncExternalStore } from 'react'

/** How long a slide is shown, in ms (H2, K1). */
const INTERVAL_MS = 7000

/** How long after the current slide its neighbors are fetched, in ms. */
const NEIGHBORS_DELAY_MS = 2500

/**
 * The index of the current slide, which advances until `goTo` or `stop` is called. Nothing restarts
 * it (WCAG 2.2.2). With reduced motion it never starts, and it rests while the tab is hidden. `chosen`
 * tells whether `goTo` was called, `isReady` which photographs may be fetched: those shown so far, and
 * after a moment their neighbors.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [chosen, setChosen] = useState(false)
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set([0]))

  const still = useSyncExternalStore(
    onMotionChange,
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  )
  const playing = !stopped && !still && count > 1
  const isTabHidden = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  )

  useEffect(() => {
    if (!playing || isTabHidden) return
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [playing, isTabHidden, count])

  // A slide that was shown stays, so that it can fade out.
  if (!ready.has(index)) setReady(new Set([...ready, index]))

  useEffect(() => {
    const neighbors = playing ? [index + 1] : [index + 1, index - 1 + count]
    const fetchNeighbors = () =>
      setReady((old) => new Set([...old, ...neighbors.map((slide) => slide % count)]))

    const timer = setTimeout(fetchNeighbors, NEIGHBORS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [index, count, playing])

  function goTo(slide: number) {
    setStopped(true)
    setChosen(true)
    setIndex((slide + count) % count)
  }

  return {
    index,
    playing,
    chosen,
    isReady: (slide: number) => ready.has(slide),
    goTo,
    stop: () => setStopped(true),
  }
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

function onMotionChange(notify: () => void) {
  const list = matchMedia(REDUCED_MOTION)
  list.addEventListener('change', notify)
  return () => list.removeEventListener('change', notify)
}

function onVisibilityChange(notify: () => void) {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}
