import { useCallback, useEffect, useState } from 'react'

import type { DeskState } from '../server/state.ts'
import { get } from './api.ts'

/** The studio as it is on disk, read again whenever the desk says that it has changed. */
export function useDeskState(say: (words: string) => void) {
  const [state, setState] = useState<DeskState>()

  const refresh = useCallback(async () => {
    try {
      setState(await get<DeskState>('state'))
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
    }
  }, [say])

  useEffect(() => {
    void refresh()
    const events = new EventSource('/__desk/events')
    events.addEventListener('message', () => void refresh())
    return () => events.close()
  }, [refresh])

  return { state, refresh }
}
