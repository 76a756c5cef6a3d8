import { useCallback, useEffect, useRef, type RefObject } from 'react'

import type { Edit } from '../edits/edit.ts'
import type { DeskState } from '../server/state.ts'
import { failureOf, post, type ChangeResult } from './api.ts'

/** The edits of a change, or how they follow from the studio once all earlier changes are made. */
export type Edits = Edit[] | ((state: DeskState) => Edit[])

type Studio = {
  latest: RefObject<DeskState | undefined>
  refresh: () => Promise<void>
  say: (words: string) => void
}

/**
 * Makes changes one after another, and reads the studio again after each: otherwise the second of two
 * would take the first for someone else's.
 */
export function useChanges({ latest, refresh, say }: Studio) {
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const inTurn = useCallback(
    (task: () => Promise<ChangeResult>) => {
      const made = queue.current.then(async () => {
        const answer = await task()
        await refresh()
        return answer
      })
      queue.current = made
      return made
    },
    [refresh],
  )

  const change = useCallback(
    (what: string, edits: Edits) =>
      inTurn(async () => {
        const all = typeof edits === 'function' ? edits(latest.current!) : edits
        if (all.length === 0) return { done: true }
        const answer = await post('change', { what, edits: all })
        if ('done' in answer) say('Saved.')
        return answer
      }),
    [inTurn, latest, say],
  )

  const make = useCallback(
    async (what: string, edits: Edits) => {
      const failure = failureOf(await change(what, edits))
      if (failure) say(failure)
      return !failure
    },
    [change, say],
  )

  const replay = useCallback(
    async (kind: 'undo' | 'redo') => {
      const answer = await inTurn(() => post(kind))
      const did = kind === 'undo' ? 'Undone' : 'Done again'
      say(failureOf(answer) ?? `${did}: ${'done' in answer && answer.what}.`)
    },
    [inTurn, say],
  )

  return { change, make, replay }
}

/** What was typed and is not written yet, by its place or scan. Closing the window warns of it. */
export function useUnsaved(): Map<string, unknown> {
  const unsaved = useRef(new Map<string, unknown>()).current

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsaved])

  return unsaved
}
