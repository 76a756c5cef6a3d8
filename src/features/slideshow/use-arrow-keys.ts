import { useEffect, type RefObject } from 'react'

/**
 * Left and right arrow keys turn the slides: while focus is in the slideshow, and also while it is
 * nowhere, since nothing else on the page waits for these keys. Anything else that has focus keeps
 * them, and so do the browser's own shortcuts.
 */
export function useArrowKeys(
  section: RefObject<HTMLElement | null>,
  onArrow: (step: 1 | -1) => void,
) {
  useEffect(() => {
    function turn(event: KeyboardEvent) {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined
      const ours = target === document.body || section.current?.contains(target as Node)
      if (!step || !ours || altKey || ctrlKey || metaKey || shiftKey) return

      event.preventDefault()
      onArrow(step)
    }

    document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  }, [section, onArrow])
}
