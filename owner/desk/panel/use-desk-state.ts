import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'

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
  say: Dispatch<SetStateAction<string>>,
  onShow: (before: DeskState, after: DeskState) => void,
) {
  const [state, setState] = useState<DeskState>()
  // What is to be said of the last change.
  const last = useRef('')
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
    // Once for all changes that wait: between two of them, nobody would see the page.
    events.addEventListener('reload', async () => {
      await changes.refresh()
      setReloads((count) => count + 1)
    })
    return () => events.close()
  }, [changes])

  const change = useCallback(
    async (what: string, edits: Edits, said = 'Saved.', refused = 'Not saved.') => {
      const isChange = changes.isChange(edits)
      if (isChange) say(SAVING)
      const answer = await changes.change(what, edits)
      if (!('done' in answer)) last.current = refused
      else if (isChange) last.current = said
      // Once all are written. What was said meanwhile, such as why one was refused, stays.
      const words = last.current
      if (!changes.isBusy()) say((now) => (now === SAVING ? words : now))
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
