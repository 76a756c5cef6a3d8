import { useRef, useState } from 'react'

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
  const { make, say, chosen, choose, release } = useDesk()
  const isBusy = useRef(false)
  const { path, items } = list
  const { keys, setKeys } = useKeys(items.length)
  const listIn = ({ forms }: DeskState) => (nodeAt(forms[file], path) as List).value
  const placeAt = (at: number) => placeName(file, items[at]!.path)
  const chosenAt = items.findIndex((_, at) => `${chosen}/`.startsWith(`${placeAt(at)}/`))

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
      if (!isMoved) return false
      const order = moved([...items.keys()], from, to)
      setKeys(moved(keys, from, to))
      if (chosenAt >= 0) choose(placeAt(order.indexOf(chosenAt)))
      say(`“${title}” is number ${to + 1} of ${items.length} now.`)
      return true
    })
  }

  async function remove(at: number) {
    const { path: itemPath } = items[at]!
    await inTurn(async () => {
      const isRemoved = await make(`Removed ${titleOf(items[at]!)}`, (now) => {
        const before = (listIn(now) as Record<string, unknown>)[itemPath.at(-1)!]
        return [{ kind: 'remove', file, path: itemPath, before }]
      })
      if (isRemoved) setKeys(keys.toSpliced(at, 1))
      if (isRemoved && chosenAt >= at) release()
      return isRemoved
    })
  }

  return { keys, move, remove }
}

/** As many keys as items. An item that is added gets a new one. */
function useKeys(count: number) {
  const next = useRef(0)
  const [keys, setKeys] = useState<number[]>([])
  const all = keys.slice(0, count)
  while (all.length < count) all.push((next.current += 1))
  if (all.length !== keys.length) setKeys(all)
  return { keys: all, setKeys }
}

function moved<Item>(items: Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from]!)
}
