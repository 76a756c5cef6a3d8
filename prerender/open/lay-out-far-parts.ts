import styles from '#src/site/page.module.css'
import { whenIdle } from '#src/ui/when-idle.ts'

/** How many slides of a carousel are laid out at once. */
const SLIDES_AT_ONCE = 5

/**
 * Lays out what `page.module.css` has skipped: one step per idle period. All at once would block a slow
 * phone for 200 ms; never would leave the wrong heights for printing and for links to a heading.
 */
export function layOutFarParts() {
  layOut(farParts())
}

function layOut([step, ...rest]: HTMLElement[][]) {
  if (!step) return

  whenIdle(() => {
    // On an island's own element. What is in it belongs to React, which would find it changed.
    for (const part of step) part.dataset.laidOut = ''
    requestAnimationFrame(() => layOut(rest))
  })
}

/** Each part of the page, then its slides, a few at a time. */
function farParts(): HTMLElement[][] {
  const parts = document.querySelectorAll<HTMLElement>(`.${styles.page} > main > *, footer`)

  return [...parts].flatMap((part) => {
    const slides = [...part.querySelectorAll<HTMLElement>('[data-in-steps] > *')]
    const steps = [[part]]
    while (slides.length > 0) steps.push(slides.splice(0, SLIDES_AT_ONCE))
    return steps
  })
}
