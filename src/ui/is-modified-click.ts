import type { MouseEvent } from 'react'

/** Whether a click on a link opens a new tab or window, or starts a download. */
export function isModifiedClick({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}
