import type { RefObject } from 'react'

import { arrowStep } from '#src/ui/arrow-step.ts'
import { useWindowEvent } from '#src/ui/use-window-event.ts'

/** Left and right arrow keys turn the slides, while focus is in the slideshow or nowhere. */
export function useArrowKeys(
  section: RefObject<HTMLElement | null>,
  onArrow: (step: 1 | -1) => void,
) {
  useWindowEvent('keydown', (event) => {
    const { target } = event
    const isOurs = target === document.body || section.current?.contains(target as Node)
    const step = arrowStep(event)
    if (!step || !isOurs) return

    event.preventDefault()
    onArrow(step)
  })
}
