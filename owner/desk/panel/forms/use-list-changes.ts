import { useState } from 'react'

import type { ContentFile } from '#pipeline/content/files.ts'

import { valueAt } from '../../edits/edit-value.ts'
import type { List } from '../../form/node.ts'
import type { Edits } from '../changes.ts'
import { useDesk } from '../desk.ts'
import { formerPositions } from '../follow.ts'
import { titleOf } from './title-of.ts'

/**
 * Moves and removes items of a list. `keys` identify the items for React, so that an open one stays
 * open, and keeps what was typed, wherever it moves.
 */
export function useListChanges(file: ContentFile, list: List) {
  const { make } = useDesk()
  const { items, value: seen } = list
  const keys = useKeys(list)

  function move(from: number, to: number) {
    const title = titleOf(items[from]!)
    const said = `“${title}” is number ${to + 1} of ${items.length} now.`
    const edits: Edits = ({ data }, follow) => {
      const path = follow(file, list.path)
      const before = valueAt(data[file], path)
      const at = formerPositions(seen, before).indexOf(from)
      return at < 0 ? [] : [{ kind: 'move', file, path, before, from: at, to }]
    }
    void make(`Moved ${title}`, edits, said)
  }

  function remove(at: number) {
    const { path: seenAt } = items[at]!
    void make(`Removed ${titleOf(items[at]!)}`, ({ data }, follow) => {
      const path = follow(file, seenAt)
      return [{ kind: 'remove', file, path, before: valueAt(data[file], path) }]
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
