import type { RefObject } from 'react'

import { useWindowEvent } from '#src/ui/use-window-event.ts'

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

/** Left and right arrow keys turn the slides, while focus is in the slideshow or nowhere. */
export function useArrowKeys(
  section: RefObject<HTMLElement | null>,
  onArrow: (step: 1 | -1) => void,
) {
  useWindowEvent('keydown', (event) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event
    const isOurs = target === document.body || section.current?.contains(target as Node)
    const step = STEPS[key]
    if (!step || !isOurs || altKey || ctrlKey || metaKey || shiftKey) return

    event.preventDefault()
    onArrow(step)
  })
}
