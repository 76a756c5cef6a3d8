import type { RefObject } from 'react'

import { useWindowEvent } from './use-window-event.ts'

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Left and right arrow keys, while focus is in the section, or on nothing in particular and the section
 * is in the window and not covered.
 */
export function useArrowKeys(
  section: RefObject<HTMLElement | null>,
  onArrow: (step: 1 | -1) => void,
) {
  useWindowEvent('keydown', (event) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
    const step = STEPS[key]
    if (!step || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return
    if (!section.current || !isOurs(section.current, target as Node)) return

    event.preventDefault()
    onArrow(step)
  })
}

/** A click on text focuses `main`; without a click it is the body. */
function isOurs(section: HTMLElement, target: Node): boolean {
  if (section.contains(target)) return true

  const { top, bottom } = section.getBoundingClientRect()
  const isInWindow = bottom > 0 && top < innerHeight
  const isCovered = section.closest('[inert]') || document.querySelector(':modal')
  return target.contains(section) && isInWindow && !isCovered
}
