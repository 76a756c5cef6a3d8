import type { KeyboardEvent } from 'react'

/**
 * What Enter does in a form whose fields are one line, however long: it goes to the next field that has
 * to be filled in, and sends the form where there is none. Shift and Enter begin a new line; while
 * letters are being composed, as in Japanese, Enter belongs to them.
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, shiftKey, nativeEvent, target, currentTarget: form } = event
  const isField = (target as Element).matches('textarea, input')
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || !isField) return
  event.preventDefault()
  if (!focusMissing(form)) form.requestSubmit()
}

/** Goes to the first field of a form that has to be filled in and is not. Tells whether there is one. */
export function focusMissing(form: HTMLFormElement): boolean {
  const fields = [...form.querySelectorAll<HTMLTextAreaElement>('textarea, input, select')]
  const missing = fields.find(({ required, value }) => required && value.trim() === '')
  missing?.focus()
  return missing !== undefined
}
