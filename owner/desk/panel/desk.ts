import { createContext, use } from 'react'

import type { DeskState } from '../server/state.ts'
import type { ChangeResult } from './api.ts'
import type { Edits } from './changes.ts'
import type { Worn } from './frame/wear.ts'

/** What every part of the panel can see and do. */
export type Desk = {
  state: DeskState
  /** Shows a change at once, writes it after all earlier ones, and says how it ended, in these words if given. */
  change: (what: string, edits: Edits, said?: string, refused?: string) => Promise<ChangeResult>
  /** Like `change`, but says why it was refused, and resolves to whether it was made. */
  make: (what: string, edits: Edits, said?: string) => Promise<boolean>
  /** What was typed and is not written yet, by its place or scan. It outlives its field. */
  unsaved: Map<string, unknown>
  /** Whether parts are open, by their places. It outlives them. */
  opened: Map<string, boolean>
  /** Shows the owner a notice at the bottom of the panel. */
  say: (words: string) => void
  /** Shows words on the page before they are written. */
  preview: (place: string, before: string, words: string) => void
  /** Lets the site wear a look before it is saved. */
  wear: (look: Worn) => void
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
