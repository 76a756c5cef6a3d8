import { useCallback, useEffect, useRef, useState } from 'react'

import type { DeskState } from '../server/state.ts'
import { get } from './api.ts'

/** The studio as it is on disk, read again whenever the desk says that it has changed. */
export function useDeskState(say: (words: string) => void) {
  const [state, setState] = useState<DeskState>()
  const asked = useRef(0)
  const shown = useRef(0)
  const latest = useRef<DeskState>(undefined)

  const refresh = useCallback(async () => {
    asked.current += 1
    const turn = asked.current
    try {
      const read = await get<DeskState>('state')
      // An answer may come after one that was asked for later.
      if (turn < shown.current) return
      shown.current = turn
      latest.current = read
      setState(read)
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
    }
  }, [say])

  useEffect(() => {
    const events = new EventSource('/__desk/events')
    // Also when it opens again: what happened meanwhile was not heard.
    for (const type of ['open', 'message']) events.addEventListener(type, () => void refresh())
    return () => events.close()
  }, [refresh])

  return { state, latest, refresh }
}
