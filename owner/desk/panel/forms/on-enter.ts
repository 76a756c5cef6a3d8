import type { KeyboardEvent } from 'react'

/** What fields are filled in together: a form, an item of a list, a fold, or all that is shown. */
const TOGETHER = 'form, li, details, main'

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
  if (!focusEmpty(around, target) && around instanceof HTMLFormElement) around.requestSubmit()
}

/** Goes to the next field that is empty, behind one or from the first. Tells whether there is one. */
function focusEmpty(around: HTMLElement, after?: HTMLElement): boolean {
  const selector = 'textarea, input:not([type]), select'
  const fields = [...around.querySelectorAll<HTMLTextAreaElement>(selector)]
  const start = after ? fields.indexOf(after as HTMLTextAreaElement) + 1 : 0
  const next = fields
    .slice(start)
    .find(({ value, offsetParent }) => offsetParent && value.trim() === '')
  next?.focus()
  return next !== undefined
}
