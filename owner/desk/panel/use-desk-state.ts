import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { DeskState } from '../server/state.ts'
import { get } from './api.ts'

/**
 * The studio as it is on disk, read again whenever the desk says that it has changed. `follow` is called
 * before what was read is shown: places may have other names by then.
 */
export function useDeskState(
  say: (words: string) => void,
  follow: (before: DeskState, after: DeskState) => void,
) {
  const [state, setState] = useState<DeskState>()
  const asked = useRef(0)
  const shown = useRef(0)
  const latest = useRef<DeskState>(undefined)
  const onFollow = useRef(follow)
  useLayoutEffect(() => void (onFollow.current = follow))

  const refresh = useCallback(async () => {
    asked.current += 1
    const turn = asked.current
    try {
      const read = await get<DeskState>('state')
      // An answer may come after one that was asked for later.
      if (turn < shown.current) return
      shown.current = turn
      const before = latest.current
      latest.current = read
      // At once: who has asked for a change moves the focus in what is shown of it.
      flushSync(() => {
        if (before) onFollow.current(before, read)
        setState(read)
      })
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
