type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Where an arrow key leads: 1 to the next, -1 to the previous. With a modifier it is the browser's. */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey }: Key): 1 | -1 | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined
  if (key === 'ArrowRight') return 1
  if (key === 'ArrowLeft') return -1
  return undefined
}
