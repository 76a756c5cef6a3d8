import { useEffect, useState, type RefObject } from 'react'

import { useWindowEvent } from '#src/ui/use-window-event.ts'

import { isBlank, readDraft, saveDraft } from './draft.ts'
import { BLANK_FIELDS, readFields, type InquiryFields } from './inquiry-fields.ts'

/** Saves the form as a draft, and restores it after a reload. Returns the fields as they are now. */
export function useDraft(form: RefObject<HTMLFormElement | null>): InquiryFields {
  const [fields, setFields] = useState(BLANK_FIELDS)

  useEffect(() => {
    const element = form.current
    if (!element) return

    function save() {
      const now = readFields(element!)
      setFields(now)
      saveDraft(now)
    }

    // Text typed before hydration is newer than the draft.
    fill(element, readDraft(), { overwrite: false })
    save()

    element.addEventListener('input', save)
    // Some password managers fill in fields without an input event.
    element.addEventListener('submit', save)
    return () => {
      element.removeEventListener('input', save)
      element.removeEventListener('submit', save)
    }
  }, [form])

  // A page from the back/forward cache may be older than the draft.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (!persisted || !form.current) return
    const draft = readDraft()
    if (isBlank(draft)) form.current.reset()
    fill(form.current, draft, { overwrite: true })
  })

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
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}
