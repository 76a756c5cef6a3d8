/**
 * 1 where text runs from left to right, -1 from right to left. A browser's translator changes it while
 * the page is open, so ask at the moment of use. In stylesheets it is `--forward`.
 */
export function forward(element: Element | null): 1 | -1 {
  return element && getComputedStyle(element).direction === 'rtl' ? -1 : 1
}

/** 1 or -1, for the next or the previous, by a step to the right (1) or to the left (-1). */
export function stepOf(across: number, element: Element | null): 1 | -1 {
  return across * forward(element) > 0 ? 1 : -1
}
