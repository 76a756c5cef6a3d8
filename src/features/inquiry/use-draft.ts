import { useEffect, useState, type RefObject } from 'react'

import { isBlank, readDraft, saveDraft } from './draft.ts'
import { BLANK_FIELDS, readFields, type InquiryFields } from './inquiry-fields.ts'

/**
 * Keeps what is typed into a form through an accidental reload or a visit to another page in the
 * same tab. Returns the fields as they are now.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): InquiryFields {
  const [fields, setFields] = useState(BLANK_FIELDS)

  useEffect(() => {
    const element = form.current
    if (!element) return

    function keep() {
      const now = readFields(element!)
      setFields(now)
      saveDraft(now)
    }

    // A page that the Back button restores may be older than the draft, or the inquiry may be sent.
    function catchUp({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      const draft = readDraft()
      if (isBlank(draft)) element!.reset()
      fill(element!, draft, { overwrite: true })
    }

    // What was typed before hydration is newer than the draft.
    fill(element, readDraft(), { overwrite: false })
    keep()

    element.addEventListener('input', keep)
    // Some password managers fill in fields without an input event.
    element.addEventListener('submit', keep)
    window.addEventListener('pageshow', catchUp)
    return () => {
      element.removeEventListener('input', keep)
      element.removeEventListener('submit', keep)
      window.removeEventListener('pageshow', catchUp)
    }
  }, [form])

  return fields
}

function fill(
  form: HTMLFormElement,
  fields: Partial<InquiryFields>,
  { overwrite }: { overwrite: boolean },
) {
  for (const [name, text] of Object.entries(fields)) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    if (field.value && !overwrite) continue

    field.value = text
    // As if typed, for whoever listens to the form.
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}
