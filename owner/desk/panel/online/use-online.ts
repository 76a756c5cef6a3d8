import { useCallback, useEffect, useRef, useState } from 'react'

import type { OnlineState } from '../../online/changes.ts'
import { get } from '../api.ts'
import { useDesk } from '../desk.ts'

/** How long nothing must have changed before the desk is asked, in ms. */
const ASK_AFTER_MS = 500

/** What `useOnline` gives. */
export type Online = ReturnType<typeof useOnline>

/**
 * Follows what going online would change: `count` is how many pages and scans that are, `hasNews` whether it would change
 * anything. `read` asks again.
 */
export function useOnline() {
  const { state } = useDesk()
  const [found, setFound] = useState<Partial<OnlineState> & { failure?: string }>()
  const asked = useRef(0)

  const read = useCallback(async () => {
    const own = ++asked.current
    const answer = await get<OnlineState>('changes').catch(({ message }) => ({ failure: message }))
    if (own === asked.current) setFound(answer)
  }, [])

  useEffect(() => {
    const later = setTimeout(() => void read(), ASK_AFTER_MS)
    return () => clearTimeout(later)
    // Whenever the studio was read again, it may differ in other ways.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [state, read])

  const count = Object.values(found?.differences ?? {}).flat().length
  const isFirst = found?.way !== undefined && !found.differences
  return { found, count, hasNews: isFirst || count > 0, read }
}
