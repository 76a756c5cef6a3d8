import { useCallback, useState } from 'react'

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

  /** Gives the places their names of now. */
  const follow = useCallback((after: (place: string) => string | undefined) => {
    setDoubted((all) => new Set([...all].flatMap((place) => after(place) ?? [])))
  }, [])

  return { doubted, doubt, trust, follow }
}
