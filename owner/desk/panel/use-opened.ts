import { useState } from 'react'

import { valueAt } from '#pipeline/content/walk-fields.ts'

import { isObject } from '../document/same.ts'
import { foldOf } from '../form/folds.ts'
import { placeName, readPlace } from '../traces.ts'
import { itemKey, type Data } from './data.ts'
import { SESSION } from './session.ts'

/** What is open, by names that items keep wherever they move. */
type Opened = ReadonlyMap<string, { place: string; isOpen: boolean }>

/**
 * Which parts of the forms are open.
 *
 * @param current gives the data with the last change, also before it is shown.
 */
export function useOpened(data: Data | undefined, current: () => Data) {
  const [opened, setOpened] = useState<Opened>()
  // Before the first data nobody knows which item is which.
  const now = opened ?? (data ? keptIn(data) : new Map())
  if (!opened && data) setOpened(now)

  function setOpen(place: string, isOpen: boolean) {
    setOpened((all) => new Map([...(all ?? now), [idOf(current(), place), { place, isOpen }]]))
  }

  return {
    isOpen: (place: string) => now.get(idOf(data ?? {}, place))?.isOpen,
    setOpen,

    /** Opens everything that a place is in. */
    openTo(place: string) {
      const { file, path } = readPlace(place)
      const places = [file, ...path.map((_, at) => placeName(file, path.slice(0, at + 1)))]
      const folds = path.flatMap((_, at) => {
        const fold = foldOf(file, path.slice(0, at + 1))
        return fold ? `${placeName(file, path.slice(0, at))} ${fold}` : []
      })
      for (const one of [...places, ...folds]) setOpen(one, true)
    },

    /** What is open, by the places of now. */
    kept: () => [...now.values()].map(({ place, isOpen }) => [place, isOpen] as [string, boolean]),
  }
}

/** What a place is called wherever its item moves. Behind a space is the name of a fold. */
export function idOf(data: Data, place: string): string {
  const [name = '', ...fold] = place.split(' ')
  const { file, path } = readPlace(name)
  const steps = path.map((step, at) => {
    const held = valueAt(data[file], path.slice(0, at + 1))
    return typeof step === 'number' && isObject(held) ? `*${itemKey(held, step)}` : step
  })
  return [file, ...steps, ...fold].join('/')
}

function keptIn(data: Data): Opened {
  const kept = SESSION.opened ?? FIRST
  return new Map(kept.map(([place, isOpen]) => [idOf(data, place), { place, isOpen }]))
}

/** Photographs are what owners look for first, and colors. */
const FIRST: [place: string, isOpen: boolean][] = [
  ['home/slideshow', true],
  ['look/colors', true],
]
