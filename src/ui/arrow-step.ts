type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** 1 for the right arrow key, -1 for the left one. With a modifier key, undefined. */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey }: Key): 1 | -1 | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined
  if (key === 'ArrowRight') return 1
  if (key === 'ArrowLeft') return -1
  return undefined
}
