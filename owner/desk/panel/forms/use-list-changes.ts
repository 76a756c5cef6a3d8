import { useState } from 'react'

import type { ContentFile } from '#pipeline/content/files.ts'

import { movedOrder, valueAt } from '../../edits/edit-value.ts'
import type { Edit } from '../../edits/edit.ts'
import type { List } from '../../form/node.ts'
import type { Edits } from '../changes.ts'
import { useDesk } from '../desk.ts'
import { formerPositions } from '../follow.ts'
import { gathered, movesTo } from './order.ts'
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

  /** Puts items together, the first at `start`. */
  function gather(chosen: number[], start: number) {
    const order = gathered(items.length, chosen, start)
    const said = `${chosen.length} of ${list.label} are numbers ${start + 1} to ${start + chosen.length} of ${items.length} now.`
    void make(`Moved ${chosen.length} of ${list.label}`, movesOf(order), said)
  }

  function movesOf(order: number[]): Edits {
    return ({ data }, follow) => {
      const path = follow(file, list.path)
      let before = valueAt(data[file], path) as unknown[]
      const former = formerPositions(seen, before)
      // What has been added meanwhile stays at the end.
      const wanted = former.map((_, at) => at).toSorted((one, other) => rank(one) - rank(other))
      function rank(at: number) {
        const place = order.indexOf(former[at]!)
        return place < 0 ? order.length : place
      }
      return movesTo(wanted).map(({ from, to }): Edit => {
        const edit = { kind: 'move', file, path, before, from, to } as const
        before = movedOrder(before.length, edit).map((at) => before[at])
        return edit
      })
    }
  }

  function removeAll(chosen: number[]) {
    const what = `Removed ${chosen.length} of ${list.label}`
    void make(what, ({ data }, follow) => {
      const paths = chosen.map((at) => follow(file, items[at]!.path))
      // From the end: what is removed moves what comes after it.
      return paths
        .toSorted((one, other) => Number(other.at(-1)) - Number(one.at(-1)))
        .map((path) => ({ kind: 'remove', file, path, before: valueAt(data[file], path) }))
    })
  }

  return { keys, move, remove, gather, removeAll }
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
