import { useCallback, useState } from 'react'

import type { DeskState } from '../server/state.ts'
import { placeAfter } from './follow.ts'

/**
 * The places whose words were written for the photograph before. Their owner is asked about them until
 * they are changed or kept.
 */
export function useDoubts() {
  const [doubted, setDoubted] = useState<ReadonlySet<string>>(new Set())

  const doubt = useCallback((places: string[]) => {
    setDoubted((all) => new Set([...all, ...places]))
  }, [])

  const trust = useCallback((places: string[]) => {
    setDoubted((all) => new Set([...all].filter((place) => !places.includes(place))))
  }, [])

  const follow = useCallback((before: DeskState['forms'], after: DeskState['forms']) => {
    setDoubted(
      (all) => new Set([...all].flatMap((place) => placeAfter(place, before, after) ?? [])),
    )
  }, [])

  return { doubted, doubt, trust, follow }
}
