import { useCallback, useEffect, useRef, useState } from 'react'

import type { DeskState } from '../server/state.ts'
import { failureOf, get, post } from './api.ts'
import { openChanges, type Edits } from './changes.ts'

/** What the foot of the panel says while something is not written yet. */
export const SAVING = 'Saving …'

/**
 * The studio as it is on disk, and what changes it. It is read again whenever the desk says that it has
 * changed. `onShow` is called before another is shown, always the first: places may have other names
 * by then.
 */
export function useDeskState(
  say: (words: string) => void,
  onShow: (before: DeskState, after: DeskState) => void,
) {
  const [state, setState] = useState<DeskState>()
  const isRefused = useRef(false)
  // How often the pages have become others.
  const [reloads, setReloads] = useState(0)
  const [changes] = useState(() =>
    openChanges({
      send: post,
      read: () => get<DeskState>('state').catch(({ message }: Error) => void say(message)),
      show(after, before) {
        if (before) onShow(before, after)
        setState(after)
      },
    }),
  )

  useEffect(() => {
    const events = new EventSource('/__desk/events')
    // Also when it opens again: what happened meanwhile was not heard.
    for (const type of ['open', 'read']) {
      events.addEventListener(type, () => void changes.refresh())
    }
    events.addEventListener('reload', () => setReloads((count) => count + 1))
    return () => events.close()
  }, [changes])

  const change = useCallback(
    async (what: string, edits: Edits, said = 'Saved.') => {
      if (!changes.isBusy()) isRefused.current = false
      say(SAVING)
      const answer = await changes.change(what, edits)
      if (!('done' in answer)) isRefused.current = true
      // Why one was refused is not covered by those after it.
      if (!('done' in answer)) say('Not saved.')
      else if (!changes.isBusy() && !isRefused.current) say(said)
      return answer
    },
    [changes, say],
  )

  const make = useCallback(
    async (what: string, edits: Edits, said?: string) => {
      const failure = failureOf(await change(what, edits, said))
      if (failure) say(failure)
      return !failure
    },
    [change, say],
  )

  return { state, reloads, change, make, request: changes.request, refresh: changes.refresh }
}
