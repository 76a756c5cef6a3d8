import { useRef, useState } from 'react'

import type { ContentFile } from '#pipeline/content/files.ts'

import { nodeAt, type List } from '../../form/node.ts'
import type { DeskState } from '../../server/state.ts'
import { useDesk } from '../desk.ts'
import { formerPositions } from '../follow.ts'
import { titleOf } from './title-of.ts'

/**
 * Moves and removes items of a list, one at a time. `keys` identify the items for React, so that an
 * open one stays open, and keeps what was typed, wherever it moves.
 */
export function useListChanges(file: ContentFile, list: List) {
  const { make, say } = useDesk()
  const isBusy = useRef(false)
  const { path, items } = list
  const keys = useKeys(list)

  function listIn({ forms }: DeskState): unknown {
    return ((nodeAt(forms[file], path) as List | undefined) ?? list).value
  }

  /** Until the list is read again, a second press would be about items that have moved. */
  async function inTurn(task: () => Promise<boolean>): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    const isDone = await task()
    isBusy.current = false
    return isDone
  }

  async function move(from: number, to: number): Promise<boolean> {
    if (to < 0 || to >= items.length || from === to) return false
    return inTurn(async () => {
      const title = titleOf(items[from]!)
      const isMoved = await make(`Moved ${title}`, (now) => [
        { kind: 'move', file, path, before: listIn(now), from, to },
      ])
      if (isMoved) say(`“${title}” is number ${to + 1} of ${items.length} now.`)
      return isMoved
    })
  }

  async function remove(at: number): Promise<boolean> {
    return inTurn(() => {
      const { path: itemPath } = items[at]!
      return make(`Removed ${titleOf(items[at]!)}`, (now) => {
        const before = (listIn(now) as Record<string, unknown> | undefined)?.[itemPath.at(-1)!]
        return [{ kind: 'remove', file, path: itemPath, before }]
      })
    })
  }

  return { keys, move, remove }
}

/** A key for each item, which it keeps whatever changes the list. An item that is added gets a new one. */
function useKeys({ value }: List): number[] {
  const [known, setKnown] = useState({
    value: undefined as unknown,
    keys: [] as number[],
    made: 0,
  })
  if (known.value === value) return known.keys

  let { made } = known
  const keys: number[] = []
  for (const from of formerPositions(known.value, value)) keys.push(known.keys[from] ?? made++)
  setKnown({ value, keys, made })
  return keys
}
