/** Whether a click on a link opens a new tab or window, or starts a download. */
export function isModifiedClick(
  click: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return click.button !== 0 || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey
}
