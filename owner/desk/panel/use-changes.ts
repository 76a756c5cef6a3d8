import { useCallback, useRef, type RefObject } from 'react'

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

const OUTDATED = 'Something else was changed first. Try again.'

/**
 * Makes changes one after another, and reads the studio again after each: otherwise the second of two
 * would take the first for someone else's.
 */
export function useChanges({ latest, refresh, say }: Studio) {
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  // How often positions in lists may have come to mean something else.
  const shifts = useRef(0)

  const inTurn = useCallback((task: () => Promise<ChangeResult>) => {
    // A task fails where its part of the file is gone by then.
    const made = queue.current.then(task).catch((): ChangeResult => ({ failure: OUTDATED }))
    queue.current = made
    return made
  }, [])

  const send = useCallback(
    async (path: string, body?: object) => {
      const answer = await post(path, body)
      await refresh()
      return answer
    },
    [refresh],
  )

  const change = useCallback(
    (what: string, edits: Edits, isRight: () => boolean = () => true) =>
      inTurn(async () => {
        if (!isRight()) return { failure: OUTDATED }
        const all = typeof edits === 'function' ? edits(latest.current!) : edits
        if (all.length === 0) return { done: true }

        const answer = await send('change', { what, edits: all })
        if (all.some(isShift)) shifts.current += 1
        if ('done' in answer) say('Saved.')
        return answer
      }),
    [inTurn, send, latest, say],
  )

  const make = useCallback(
    async (what: string, edits: Edits) => {
      const seen = shifts.current
      const failure = failureOf(await change(what, edits, () => seen === shifts.current))
      if (failure) say(failure)
      return !failure
    },
    [change, say],
  )

  /** Whatever else changes the studio: an undo, a redo, a photograph that is taken off. */
  const request = useCallback(
    (path: string, body?: object) =>
      inTurn(async () => {
        const answer = await send(path, body)
        shifts.current += 1
        return answer
      }),
    [inTurn, send],
  )

  return { change, make, request }
}

function isShift({ kind, path }: Edit): boolean {
  return kind === 'move' || (kind === 'remove' && typeof path.at(-1) === 'number')
}
