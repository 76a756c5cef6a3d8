import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

import { FORM_FIELDS } from '@studio/services/receivers/settings'
import { useWindowEvent } from '#src/ui/use-window-event.ts'

import { readForm, withFrames, type Choices, type Written } from './inquiry-fields.ts'
import { readSession, SENTENCE_KEY, writeSession } from '#src/ui/session.ts'

const KEY = 'inquiry-draft'

/** A draft of the form in this tab, restored after a reload. `written` is what it holds, and `save` keeps the form. */
export function useDraft(form: RefObject<HTMLFormElement | null>, choices?: Choices) {
  const [written, setWritten] = useState<Written>({})

  function save() {
    if (!form.current) return
    const now = readForm(form.current, choices)
    setWritten(now)
    writeSession(KEY, now)
  }

  /**
   * What was written before hydration is newer than the draft, except what a page of the history had: that may be older.
   * A blank draft means that the inquiry was sent.
   */
  function restore(isFromHistory: boolean) {
    const draft = readDraft()
    if (isFromHistory && FORM_FIELDS.every((field) => draft[field] === '')) form.current?.reset()
    const now = Object.entries(isFromHistory ? {} : readForm(form.current!, choices))
    const newer = Object.fromEntries(now.filter(([, text]) => text))
    fill(form.current, withSentence({ ...draft, ...newer }))
    save()
  }

  const restoreFirst = useEffectEvent(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isTouched = form.current!.contains(document.activeElement)
    restore(visit?.type === 'back_forward' && !isTouched)
  })
  // Read after hydration, because at build it is unknown what the browser has kept.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => restoreFirst(), [])
  useWindowEvent('pageshow', ({ persisted }) => persisted && restore(true))

  // Some password managers fill in fields with this event alone. React ignores the event if it knows the text already.
  useEffect(() => {
    const element = form.current
    const announce = ({ target }: Event) => announceInput(target as HTMLElement)
    element?.addEventListener('change', announce)
    return () => element?.removeEventListener('change', announce)
  }, [form])

  return { written, save }
}

/** Replaces the draft by a blank one. */
export function dropDraft() {
  writeSession(KEY, Object.fromEntries(FORM_FIELDS.map((field) => [field, ''])))
}

/** The texts and answers of this tab's draft. Empty if storage fails. */
export function readDraft(): Written {
  return readTexts(KEY)
}

/** The texts that this tab keeps under a key, by name. What else is there was kept by another version of the site. */
export function readTexts(key: string): Written {
  const kept = Object.entries(Object(readSession(key)))
  return Object.fromEntries(
    kept.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** A draft with the sentence that another page has left for the message. The sentence is taken once. */
function withSentence(written: Written): Written {
  const { sentence, frames } = readTexts(SENTENCE_KEY)
  if (!sentence || !frames) return written
  writeSession(SENTENCE_KEY, null)
  return { ...written, message: withFrames(written.message ?? '', sentence, frames) }
}

function fill(form: HTMLFormElement | null, written: Written) {
  for (const field of form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  ) ?? []) {
    const text = written[field.name]
    if (text === undefined) continue

    if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === text
    else if (field.value !== text) {
      field.value = text
      announceInput(field)
    }
  }
}

/** Sends the event of typing or pressing, after a script has changed a field. */
export function announceInput(field: HTMLElement) {
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
