import { FORM_FIELDS } from '@studio/services/receivers/delivery'

import { BLANK_FIELDS, type InquiryFields } from './inquiry-fields.ts'

const KEY = 'inquiry-draft'

/** Keeps an inquiry for as long as the tab, until it is sent. */
export function saveDraft(fields: InquiryFields) {
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(fields)))
}

/** The draft of this tab, without what it does not have. Storage that fails counts as empty. */
export function readDraft(): Partial<InquiryFields> {
  return attempt(() => onlyFields(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))) ?? {}
}

/** Leaves a blank draft, which tells other pages of this tab that the inquiry was sent. */
export function discardDraft() {
  saveDraft(BLANK_FIELDS)
}

/** Whether there is a draft, and nothing in it. */
export function isBlank(draft: Partial<InquiryFields>): boolean {
  return FORM_FIELDS.every((field) => draft[field] === '')
}

function onlyFields(kept: Record<string, unknown>): Partial<InquiryFields> {
  const known = FORM_FIELDS.filter((field) => typeof kept[field] === 'string')
  return Object.fromEntries(known.map((field) => [field, kept[field]]))
}

/** Browsers may refuse storage, run out of it, or return something that is no draft. */
function attempt<Result>(risky: () => Result): Result | undefined {
  try {
    return risky()
  } catch {
    return undefined
  }
}
