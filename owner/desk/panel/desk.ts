import { createContext, use } from 'react'

import type { Replayed } from '../document/replay.ts'
import type { DeskMistake } from '../document/validate.ts'
import type { TrayScan } from '../photographs/tray.ts'
import type { Setup } from '../server/state.ts'
import type { Data } from './data.ts'
import type { Edit, WorkingCopy } from './working-copy.ts'

/** Everything that the panel shows. */
export type DeskState = WorkingCopy &
  Setup & {
    scans: TrayScan[]
    /** The names of the films. */
    stocks: string[]
  }

/** How a change is told. */
export type Told = Pick<Edit, 'step' | 'thrownAway'> & {
  /** What the foot of the panel says once it is saved, with what is wrong by then. */
  said?: (mistakes: DeskMistake[]) => string
}

/** What every part of the panel can see and do. */
export type Desk = {
  state: DeskState
  /** Changes the studio's files. It is shown at once, and saved. `what` is what undo calls it. */
  change: (what: string, make: (data: Data) => Data, told?: Told) => void
  /** Chooses one's own words, or those that others have written meanwhile, at a place of `state.theirs`. */
  settle: (place: string, isMine: boolean) => void
  /** Shows the owner a notice at the bottom of the panel. */
  say: (words: string) => void
  /** Shows words on the page before they are written. */
  preview: (place: string, words: string) => void
  /** Whether a part is open; nothing where its owner has not said so. */
  isOpen: (place: string) => boolean | undefined
  setOpen: (place: string, isOpen: boolean) => void
  /** Goes to a place: opens what it is in, gives its field the focus, and turns the page to it. */
  choose: (place: string) => void
  /** Goes to a page. */
  visit: (path: string) => void
  /** Goes to a photograph, where it is described. */
  openScan: (file: string) => void
  /** Takes scans in. The first is to replace the photograph of a place, if one is given. */
  take: (files: File[], place?: string) => void
  /** Gives a place another photograph, and asks for the words beside it. */
  swap: (place: string, scan: string) => void
  /** Whether the words of a place were written for the photograph before. */
  isDoubted: (place: string) => boolean
  /** Asks about them no more. */
  trust: (place: string) => void
  /** Takes the last change back, or does again what was taken back last. */
  replay: (kind: 'undo' | 'redo') => void
  /** Asks for anything else that changes the studio, once everything is saved. */
  request: (path: string, body?: object) => Promise<Replayed>
}

export const DeskContext = createContext<Desk | undefined>(undefined)

/** The desk of the panel that a component is in. */
export function useDesk(): Desk {
  return use(DeskContext)!
}
