import type { RefObject } from 'react'

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

/**
 * 1 where text runs from left to right, -1 from right to left. A browser's translator changes it while
 * the page is open, so ask at the moment of use. In stylesheets it is `--forward`.
 */
function forward(element: Element | null): 1 | -1 {
  return element && getComputedStyle(element).direction === 'rtl' ? -1 : 1
}

/** 1 or -1, for the next or the previous, by a step to the right (1) or to the left (-1). */
export function stepOf(across: number, element: Element | null): 1 | -1 {
  return across * forward(element) > 0 ? 1 : -1
}
