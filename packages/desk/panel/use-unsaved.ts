import { useEffect, useState } from 'react'

import { nodeAt } from '../form/node.ts'
import type { DeskState } from '../server/state.ts'
import { readPlace } from '../traces/place.ts'

/**
 * What was typed and is not written yet: by its place, by the file of a new scan, or, for what is to be
 * added, by its place after a plus sign. Closing the window warns of it.
 */
export function useUnsaved(state: DeskState | undefined): Map<string, unknown> {
  const [unsaved] = useState(() => new Map<string, unknown>())

  // What was typed for a field that is gone cannot be saved any more.
  useEffect(() => {
    for (const place of unsaved.keys()) {
      const { file, path } = readPlace(place)
      const form = state?.forms[file]
      if (form && !nodeAt(form, path)) unsaved.delete(place)
    }
  }, [state, unsaved])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsaved])

  return unsaved
}
