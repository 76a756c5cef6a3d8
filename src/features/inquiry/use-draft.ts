import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

import { FORM_FIELDS, type FormField } from '@studio/services/receivers/settings'
import { useWindowEvent } from '#src/ui/use-window-event.ts'

import { BLANK_FIELDS, readFields, type InquiryFields } from './inquiry-fields.ts'
import { readSession, writeSession } from './session.ts'

const KEY = 'inquiry-draft'

/** A draft of the form in this tab, restored after a reload: its last saved fields, and `save`. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [fields, setFields] = useState(BLANK_FIELDS)

  function save() {
    if (!form.current) return
    const now = readFields(form.current)
    setFields(now)
    saveDraft(now)
  }

  // Text typed before hydration is newer than the draft.
  const restore = useEffectEvent(() => {
    fill(form.current, readDraft(), { overwrite: false })
    save()
  })
  // Only now is it known what the browser has kept.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => restore(), [])

  // Some password managers fill in fields with this event alone. React drops it where it knows the text.
  const announce = useEffectEvent(({ target }: Event) => {
    const { name, value } = target as HTMLInputElement
    if (name in fields && value !== fields[name as FormField])
      announceInput(target as HTMLInputElement)
  })
  useEffect(() => {
    const element = form.current
    const listener = (event: Event) => announce(event)
    element?.addEventListener('change', listener)
    return () => element?.removeEventListener('change', listener)
  }, [form])

  // A page from the back/forward cache may be older than the draft. A blank one was sent.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (!persisted) return
    const draft = readDraft()
    if (FORM_FIELDS.every((field) => draft[field] === '')) form.current?.reset()
    fill(form.current, draft, { overwrite: true })
  })

  return { fields, save }
}

export function saveDraft(fields: InquiryFields) {
  writeSession(KEY, fields)
}

/** The fields that this tab's draft has. None if storage fails. */
export function readDraft(): Partial<InquiryFields> {
  const draft = Object(readSession(KEY))
  const known = FORM_FIELDS.filter((field) => typeof draft[field] === 'string')
  return Object.fromEntries(known.map((field) => [field, draft[field]]))
}

function fill(
  form: HTMLFormElement | null,
  fields: Partial<InquiryFields>,
  { overwrite }: { overwrite: boolean },
) {
  for (const [name, text] of Object.entries(fields)) {
    const field = form?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    if (field.value && !overwrite) continue

    field.value = text
    announceInput(field)
  }
}

/** After its text was set by a script, as if somebody had typed it. */
export function announceInput(field: HTMLElement) {
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
