import { useEffect, useState } from 'react'

import { KEPT } from './kept.ts'

/**
 * What was typed and is not written yet: by its place, by the file of a new scan, or, for what is to be
 * added, by its place after a plus sign. Closing the window warns of it.
 */
export function useUnsaved(): Map<string, unknown> {
  const [unsaved] = useState(() => new Map(KEPT.unsaved))

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsaved])

  return unsaved
}
