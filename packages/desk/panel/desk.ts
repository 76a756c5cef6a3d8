import { createContext, use } from 'react'

import type { Edit } from '../edits/edit.ts'
import type { DeskState } from '../server/state.ts'
import type { ChangeResult } from './api.ts'

/** What every part of the panel can see and do. */
export type Desk = {
  state: DeskState
  /** Makes a change, and reads the studio again. */
  change: (what: string, ...edits: Edit[]) => Promise<ChangeResult>
  /** Like `change`, but shows why it failed, and resolves to whether it succeeded. */
  make: (what: string, ...edits: Edit[]) => Promise<boolean>
  /** Shows the owner a notice at the bottom of the panel. */
  say: (words: string) => void
  /** Shows words on the page before they are written. */
  preview: (place: string, before: string, words: string) => void
  /** The place that was chosen last, by a click on the page. */
  chosen: string | undefined
  /** Goes to a place: its field, and where the page shows it. */
  choose: (place: string) => void
  /** Lets go of the chosen place, so that its part of the form can be closed. */
  release: () => void
  /** Reads the studio again. */
  refresh: () => Promise<void>
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export function useDesk(): Desk {
  return use(DeskContext)!
}
