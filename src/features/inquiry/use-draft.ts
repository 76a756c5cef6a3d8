import { useEffect, type RefObject } from 'react'

import { draftIn, isBlank } from './draft.ts'
import { readLetter, type Letter } from './letter.ts'

const draft = draftIn(() => sessionStorage)

/**
 * Keeps what is typed into a form through an accidental reload or a visit to another page in the
 * same tab. Returns how to discard it, for when it has been sent.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const fields = form.current
    if (!fields) return

    // The first words may have been typed before this page was listening.
    fill(fields, draft.read(), { overwrite: false })
    const keep = () => draft.keep(readLetter(fields))
    keep()

    // A page kept whole for the Back button may have been overtaken meanwhile: by a newer draft, or
    // because the letter was sent.
    const catchUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      const newest = draft.read()
      if (isBlank(newest)) fields.reset()
      fill(fields, newest, { overwrite: true })
    }

    fields.addEventListener('input', keep)
    window.addEventListener('pageshow', catchUp)
    return () => {
      fields.removeEventListener('input', keep)
      window.removeEventListener('pageshow', catchUp)
    }
  }, [form])

  return draft.discard
}

function fill(
  form: HTMLFormElement,
  letter: Partial<Letter>,
  { overwrite }: { overwrite: boolean },
) {
  for (const [name, text] of Object.entries(letter)) {
    const field = form.elements.namedItem(name)
    if (!isTextField(field)) continue
    if (field.value && !overwrite) continue

    field.value = text
    // As if typed, for whatever follows what stands in the form.
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

function isTextField(field: unknown) {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
}
