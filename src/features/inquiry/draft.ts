import { FORM_FIELDS } from '@studio/services/receivers/delivery'

import type { Letter } from './letter.ts'

const KEY = 'inquiry-draft'

/** A place for text that lasts as long as the tab. A browser may refuse to give it. */
type Drawer = () => Pick<Storage, 'getItem' | 'setItem'>

/** What is kept once a letter was sent: nothing to go on with, and word of it for other pages. */
const SENT: Letter = { name: '', email: '', preferredDate: '', message: '' }

/**
 * Keeps a letter that was begun until it is sent. A draft is a kindness and nothing relies on it, so
 * a drawer that is locked, full or in disorder counts as empty.
 */
export function draftIn(drawer: Drawer) {
  return {
    read(): Partial<Letter> {
      return attempt(() => onlyFields(JSON.parse(drawer().getItem(KEY) ?? '{}'))) ?? {}
    },
    keep(letter: Letter) {
      attempt(() => drawer().setItem(KEY, JSON.stringify(letter)))
    },
    discard() {
      attempt(() => drawer().setItem(KEY, JSON.stringify(SENT)))
    },
  }
}

/** Whether there is a draft, and nothing in it. */
export function isBlank(draft: Partial<Letter>): boolean {
  return FORM_FIELDS.every((field) => draft[field] === '')
}

function onlyFields(kept: Record<string, unknown>): Partial<Letter> {
  return Object.fromEntries(
    FORM_FIELDS.filter((field) => typeof kept[field] === 'string').map((field) => [
      field,
      kept[field],
    ]),
  )
}

function attempt<Result>(risky: () => Result): Result | undefined {
  try {
    return risky()
  } catch {
    return undefined
  }
}
