import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { ContentFile } from '../../../../pipeline/content/files.ts'

import { nodeAt, type List } from '../../form/node.ts'
import type { DeskState } from '../../server/state.ts'
import { placeName } from '../../traces/place.ts'
import { useDesk } from '../desk.ts'
import { titleOf } from './title-of.ts'

/**
 * Moves and removes items of a list, one at a time. `keys` identify the items for React, so that an
 * open one stays open, and keeps what was typed, wherever it moves.
 */
export function useListChanges(file: ContentFile, list: List) {
  const { make, say, chosen, rename, unsaved } = useDesk()
  const isBusy = useRef(false)
  const { path, items, named } = list
  const { keys, setKeys } = useKeys(items.length)
  const placeAt = (at: number) => placeName(file, items[at]!.path)
  const isIn = (at: number) => (place: string) => `${place}/`.startsWith(`${placeAt(at)}/`)
  const chosenAt = items.findIndex((_, at) => chosen !== undefined && isIn(at)(chosen))

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

  /** Gives items their new positions: `order` has the old ones of those that are left. */
  function reorder(order: number[]) {
    // What could not be saved goes with its item.
    const drafts = items.map((_, at) => [...unsaved].filter(([place]) => isIn(at)(place)))
    for (const [place] of drafts.flat()) unsaved.delete(place)
    for (const [to, from] of order.entries()) {
      const now = placeAt(named ? from : to)
      for (const [place, draft] of drafts[from]!) {
        unsaved.set(now + place.slice(placeAt(from).length), draft)
      }
    }
    setKeys(order.map((from) => keys[from]!))
    const chosenTo = order.indexOf(chosenAt)
    if (chosenAt >= 0 && chosenTo < 0) rename(chosen!)
    else if (chosenAt >= 0 && !named) rename(chosen!, placeAt(chosenTo))
  }

  async function move(from: number, to: number): Promise<boolean> {
    if (to < 0 || to >= items.length || from === to) return false
    return inTurn(async () => {
      const title = titleOf(items[from]!)
      const isMoved = await make(`Moved ${title}`, (now) => [
        { kind: 'move', file, path, before: listIn(now), from, to },
      ])
      if (!isMoved) return false
      flushSync(() => {
        reorder([...items.keys()].toSpliced(from, 1).toSpliced(to, 0, from))
        say(`“${title}” is number ${to + 1} of ${items.length} now.`)
      })
      return true
    })
  }

  async function remove(at: number): Promise<boolean> {
    return inTurn(async () => {
      const { path: itemPath } = items[at]!
      const isRemoved = await make(`Removed ${titleOf(items[at]!)}`, (now) => {
        const before = (listIn(now) as Record<string, unknown> | undefined)?.[itemPath.at(-1)!]
        return [{ kind: 'remove', file, path: itemPath, before }]
      })
      if (isRemoved) flushSync(() => reorder([...items.keys()].toSpliced(at, 1)))
      return isRemoved
    })
  }

  return { keys, move, remove }
}

/** As many keys as items. An item that is added gets a new one. */
function useKeys(count: number) {
  const [{ keys, made }, setState] = useState({ keys: [] as number[], made: 0 })
  const missing = Math.max(0, count - keys.length)
  const added = Array.from({ length: missing }, (_, at) => made + at)
  const all = [...keys.slice(0, count), ...added]
  if (all.length !== keys.length) setState({ keys: all, made: made + missing })
  const setKeys = (order: number[]) => setState((now) => ({ ...now, keys: order }))
  return { keys: all, setKeys }
}
