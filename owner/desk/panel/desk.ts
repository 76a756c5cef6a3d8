import { createContext, use } from 'react'

import type { DeskState } from '../server/state.ts'
import type { ChangeResult } from './api.ts'
import type { Edits } from './changes.ts'

/** What every part of the panel can see and do. */
export type Desk = {
  state: DeskState
  /** Shows a change at once, writes it after all earlier ones, and says so: `said`, or that it is saved. */
  change: (what: string, edits: Edits, said?: string) => Promise<ChangeResult>
  /** Like `change`, but says why it was refused, and resolves to whether it was made. */
  make: (what: string, edits: Edits, said?: string) => Promise<boolean>
  /** What was typed and is not written yet, by its place or scan. It outlives its field. */
  unsaved: Map<string, unknown>
  /** Shows the owner a notice at the bottom of the panel. */
  say: (words: string) => void
  /** Shows words on the page before they are written. */
  preview: (place: string, before: string, words: string) => void
  /** The place that was chosen last, by a click on the page. */
  chosen: string | undefined
  /** Goes to a place: its field, and where the page shows it. */
  choose: (place: string) => void
  /** Goes to a page. */
  visit: (path: string) => void
  /** Goes to a photograph, where it is described. */
  openScan: (file: string) => void
  /** Chooses nothing any more, so that the part of the form that was chosen can be closed. */
  letGo: () => void
  /** Takes scans in, and shows how far they are. The first is to replace the photograph of a place, if one is given. */
  take: (files: File[], place?: string) => void
  /** Gives a place another photograph, and asks for the words beside it. */
  swap: (place: string, scan: string) => void
  /** Places whose words were written for the photograph before. */
  doubted: ReadonlySet<string>
  /** Asks about these places no more. */
  trust: (places: string[]) => void
  /** Asks for anything else that changes the studio, in turn with the changes. */
  request: (path: string, body?: object) => Promise<ChangeResult>
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export function useDesk(): Desk {
  return use(DeskContext)!
}
