/** How long the pointer rests on an element before its tip opens, in ms (K2). */
export const DELAY = 700

/** How soon after one tip has closed the next opens at once, in ms (K2). */
export const SKIP_DELAY = 300

/** What is left of the delay for a pointer that has rested since `since`, in ms. */
export function remainingDelay(since: number, now: number) {
  return Math.max(0, DELAY - (now - since))
}
