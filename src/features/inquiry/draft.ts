import { FORM_FIELDS } from '@studio/services/receivers/settings'

import { BLANK_FIELDS, type InquiryFields } from './inquiry-fields.ts'

const KEY = 'inquiry-draft'

/** Saves a draft for this tab. */
export function saveDraft(fields: InquiryFields) {
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(fields)))
}

/** This tab's draft: the fields that it has. Empty if storage fails. */
export function readDraft(): Partial<InquiryFields> {
  return attempt(() => onlyFields(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))) ?? {}
}

/** Leaves a blank draft, so that a page restored by Back knows that the inquiry was sent. */
export function discardDraft() {
  saveDraft(BLANK_FIELDS)
}

/** Whether there is a draft, with all fields empty. */
export function isBlank(draft: Partial<InquiryFields>): boolean {
  return FORM_FIELDS.every((field) => draft[field] === '')
}

function onlyFields(kept: Record<string, unknown>): Partial<InquiryFields> {
  const known = FORM_FIELDS.filter((field) => typeof kept[field] === 'string')
  return Object.fromEntries(known.map((field) => [field, kept[field]]))
}

/** Storage may be refused or full, or hold invalid JSON. */
function attempt<Result>(risky: () => Result): Result | undefined {
  try {
    return risky()
  } catch {
    return undefined
  }
}
