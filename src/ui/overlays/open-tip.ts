import { createStore } from './store.ts'

/** How long the pointer rests on an element before its tip opens, in ms (K2). */
const DELAY = 700

/** How soon after one tip has closed the next opens at once, in ms (K2). */
const SKIP_DELAY = 300

/** The element whose tip is open. There is one tip at a time. */
export const tipped = createStore<Element | null>(null)

let pointed: Element | null = null
let timer: ReturnType<typeof setTimeout>
let closedAt = -Infinity

/**
 * The pointer has come to an element with a tip, or to none. The tip opens after a delay, or at once
 * if another is open or has just closed. Closed while the pointer is there, it stays closed.
 */
export function pointAt(element: Element | null) {
  if (element === pointed) return

  const isNext = tipped.get() || performance.now() - closedAt <= SKIP_DELAY
  if (pointed) closeTip(pointed)
  pointed = element

  if (element && isNext) openTip(element)
  else if (element) timer = setTimeout(() => openTip(element), DELAY)
}

/** Opens the tip of an element now. */
export function openTip(element: Element) {
  clearTimeout(timer)
  tipped.set(element)
}

/** Closes the tip of an element, or whichever is open, and keeps it from opening. */
export function closeTip(element = tipped.get() ?? pointed) {
  if (element === pointed) clearTimeout(timer)
  if (!element || element !== tipped.get()) return

  closedAt = performance.now()
  tipped.set(null)
}
