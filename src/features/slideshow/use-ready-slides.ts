import { useEffect, useState } from 'react'

/** How long after the current slide its neighbors are fetched, in ms. */
const NEIGHBORS_DELAY_MS = 2500

/** Which photographs may be fetched: those shown so far, and after a moment their neighbors. */
export function useReadySlides(index: number, count: number, playing: boolean) {
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set([0]))

  // A slide that was shown stays, so that it can fade out.
  if (!ready.has(index)) setReady(new Set([...ready, index]))

  useEffect(() => {
    const neighbors = playing ? [index + 1] : [index + 1, index - 1 + count]
    const fetchNeighbors = () =>
      setReady((old) => new Set([...old, ...neighbors.map((slide) => slide % count)]))

    const timer = setTimeout(fetchNeighbors, NEIGHBORS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [index, count, playing])

  return (slide: number) => ready.has(slide)
}
