import { createContext, use } from 'react'

import type { DeskState } from '../server/state.ts'
import type { ChangeResult } from './api.ts'
import type { Worn } from './frame/wear.ts'
import type { Edits } from './use-changes.ts'

/** What every part of the panel can see and do. */
export type Desk = {
  state: DeskState
  /** Makes a change after all earlier ones, and reads the studio again. */
  change: (what: string, edits: Edits) => Promise<ChangeResult>
  /** Like `change`, but shows why it failed, and resolves to whether it succeeded. */
  make: (what: string, edits: Edits) => Promise<boolean>
  /** What was typed and is not written yet, by its place or scan. It outlives its field. */
  unsaved: Map<string, unknown>
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
  /** Chooses nothing any more, so that the part of the form that was chosen can be closed. */
  letGo: () => void
  /** Asks for anything else that changes the studio, in turn with the changes. */
  request: (path: string, body?: object) => Promise<ChangeResult>
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export function useDesk(): Desk {
  return use(DeskContext)!
}
