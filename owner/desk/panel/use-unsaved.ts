import { useEffect, useState } from 'react'

import type { Forms } from '../form/node.ts'
import { placeAfter } from './follow.ts'

/**
 * What was typed and is not written yet: by its place, by the file of a new scan, or, for what is to be
 * added, by its place after a plus sign. Closing the window warns of it.
 */
export function useUnsaved(): Map<string, unknown> {
  const [unsaved] = useState(() => new Map<string, unknown>())

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsaved])

  return unsaved
}

/** Lets what is unsaved follow its places. What was typed for a field that is gone cannot be saved any more. */
export function followUnsaved(unsaved: Map<string, unknown>, before: Forms, after: Forms) {
  const all = [...unsaved]
  unsaved.clear()
  for (const [place, typed] of all) {
    const now = placeAfter(place, before, after)
    if (now !== undefined) unsaved.set(now, typed)
  }
}
