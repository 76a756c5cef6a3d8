import type { KeyboardEvent } from 'react'

/** What fields are filled in together: a form, an item of a list, a fold, or all that is shown. */
const TOGETHER = 'form, li, details, main'

const FIELDS = 'textarea, input:not([type]), select'

/**
 * What Enter does in a field of one line, however long: it goes to the next field that is empty. In a form it sends
 * the form where there is none. Shift and Enter begin a new line; while letters are being composed, as in Japanese, Enter
 * belongs to them.
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLElement>) {
  const { key, shiftKey, nativeEvent, defaultPrevented } = event
  // A field inside has done it.
  if (defaultPrevented) return
  const target = event.target as HTMLElement
  const isField = target.matches('textarea, input, select')
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || !isField) return
  event.preventDefault()
  const around = target.closest<HTMLElement>(TOGETHER)!
  const fields = [...around.querySelectorAll<HTMLTextAreaElement>(FIELDS)]
  const next = fields
    .slice(fields.indexOf(target as HTMLTextAreaElement) + 1)
    .find(({ value, offsetParent }) => offsetParent && value.trim() === '')
  if (next) next.focus()
  else if (around instanceof HTMLFormElement) around.requestSubmit()
}
