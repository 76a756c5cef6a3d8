import type { RefObject } from 'react'

import { stepOf } from './direction.ts'
import { useWindowEvent } from './use-window-event.ts'

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

/** Elements that use arrow keys themselves. */
const OWN_ARROWS = 'input, textarea, select'

/**
 * Left and right arrow keys, while the section has focus, or is in the window and not covered. Where text
 * runs from right to left, the left one is for the next.
 */
export function useArrowKeys(
  section: RefObject<HTMLElement | null>,
  onArrow: (step: 1 | -1) => void,
) {
  useWindowEvent('keydown', (event) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
    const step = STEPS[key]
    if (!step || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return
    if (!section.current || !isOurs(section.current, target as Element)) return

    event.preventDefault()
    onArrow(stepOf(step, section.current))
  })
}

function isOurs(section: HTMLElement, target: Element): boolean {
  if (section.contains(target)) return true

  const { top, bottom } = section.getBoundingClientRect()
  const isInWindow = bottom > 0 && top < innerHeight
  const isCovered = section.closest('[inert]') || document.querySelector(':modal')
  return isInWindow && !isCovered && !target.matches(OWN_ARROWS)
}
