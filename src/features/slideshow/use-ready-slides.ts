import { useEffect, useState } from 'react'

/** How long the slide shown has the line to itself before its neighbors are fetched, in ms. */
const HEAD_START = 2500

/**
 * The slides whose photographs may be fetched: the one shown and, a moment after it came, its
 * neighbors, so that the next one is there before its turn and nothing is fetched sooner.
 */
export function useReadySlides(index: number, count: number, playing: boolean) {
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set([0]))

  // Whatever has been shown stays, so that it can fade out.
  if (!ready.has(index)) setReady(new Set([...ready, index]))

  useEffect(() => {
    const neighbors = playing ? [index + 1] : [index + 1, index - 1 + count]
    const fetchNeighbors = () =>
      setReady((old) => new Set([...old, ...neighbors.map((slide) => slide % count)]))

    const timer = setTimeout(fetchNeighbors, HEAD_START)
    return () => clearTimeout(timer)
  }, [index, count, playing])

  return (slide: number) => ready.has(slide)
}
