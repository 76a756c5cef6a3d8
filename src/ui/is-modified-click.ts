import type { MouseEvent } from 'react'

/** Whether a click on a link opens a new tab or window, or starts a download. */
export function isModifiedClick(click: MouseEvent): boolean {
  return click.button !== 0 || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey
}
