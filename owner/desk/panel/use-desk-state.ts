import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'

import type { DeskState } from '../server/state.ts'
import { failureOf, get, Gone, post } from './api.ts'
import { openChanges, type Edits } from './changes.ts'

/** What the foot of the panel says while something is not written yet. */
export const SAVING = 'Saving …'

const SAVED = 'Saved.'

/** While the desk is stopped, such as by Ctrl+C. */
const LOST =
  'The desk does not answer. Start it again with npm run desk: what you type meanwhile is kept here, and saved then.'

/** How often a desk that has stopped is looked for, in ms. */
const LOOK_MS = 1000

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
      readLater: () => readLater(say),
      show(after, before) {
        if (before) onShow(before, after)
        setState(after)
      },
    }),
  )

  useEffect(() => {
    const events = new EventSource('/__desk/events')
    // Once for all changes that wait: between two of them, nobody would see the page.
    const reload = async () => {
      await changes.refresh()
      setReloads((count) => count + 1)
    }
    events.addEventListener('read', () => void changes.refresh())
    events.addEventListener('reload', () => void reload())
    // Once it opens again, what happened meanwhile was not heard, and the page may not have come.
    let isFirst = true
    events.addEventListener('open', () => {
      void (isFirst ? changes.refresh() : reload())
      isFirst = false
    })
    return () => events.close()
  }, [changes])

  const change = useCallback(
    async (what: string, edits: Edits, said = SAVED, refused = 'Not saved.') => {
      const isChange = changes.isChange(edits)
      if (isChange) say(SAVING)
      const answer = await changes.change(what, edits)
      if (!('done' in answer)) last.current = refused
      else if (isChange) last.current = said
      // Once all are written. What was said meanwhile, such as why one was refused, stays.
      const words = last.current
      if (!changes.isBusy()) say((now) => (now === SAVING || now === LOST ? words : now))
      return answer
    },
    [changes, say],
  )

  const make = useCallback(
    async (what: string, edits: Edits, said = SAVED) => {
      const failure = failureOf(await change(what, edits, said))
      if (failure) say(failure)
      return !failure
    },
    [change, say],
  )

  const { request, refresh } = changes
  return { state, reloads, change, make, request, refresh }
}

async function readLater(say: (words: string) => void): Promise<DeskState | undefined> {
  for (;;) {
    say(LOST)
    await new Promise((settle) => setTimeout(settle, LOOK_MS))
    try {
      return await get<DeskState>('state', 1)
    } catch (error) {
      if (error instanceof Gone) continue
      return void say((error as Error).message)
    }
  }
}
