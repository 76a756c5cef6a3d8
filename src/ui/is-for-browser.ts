import type { MouseEvent } from 'react'

/** Whether a click on a link asks for a new tab, a new window or a download instead. */
export function isForBrowser({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}
