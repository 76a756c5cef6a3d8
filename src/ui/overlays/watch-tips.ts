import { closeTip, openTip, pointAt, tipped } from './open-tip.ts'

/**
 * Opens and closes the tips of all elements with `data-tip`, wherever on the page they stand.
 * Returns how to stop.
 *
 * Resting on one opens its tip, and so does keyboard focus. A press closes it; with
 * `data-tip-on-press` it opens it, because a finger cannot rest on anything.
 */
export function watchTips() {
  const watching = new AbortController()
  const options = { capture: true, passive: true, signal: watching.signal }

  document.addEventListener('pointerover', enter, options)
  document.addEventListener('pointerout', leave, options)
  document.addEventListener('pointerdown', press, options)
  document.addEventListener('click', click, options)
  document.addEventListener('focusin', focus, options)
  document.addEventListener('focusout', blur, options)
  // Ahead of everyone, and passed on: one Escape closes the tip and whatever it stands on.
  window.addEventListener('keydown', escape, options)

  // The pointer or the focus may have been there before anybody watched.
  if (matchMedia('(hover: hover)').matches) pointAt(document.querySelector('[data-tip]:hover'))
  openForKeyboard(document.activeElement)

  return () => watching.abort()
}

function enter({ target, pointerType }: PointerEvent) {
  // A tip belongs to its element: the pointer may move onto it and rest there.
  if (pointerType !== 'touch') pointAt(isTip(target) ? tipped.get() : withTip(target))
}

/** Out of the window; whatever else the pointer leaves, it enters something. */
function leave({ relatedTarget }: PointerEvent) {
  if (!relatedTarget) pointAt(null)
}

function press({ target }: PointerEvent) {
  if (!isTip(target) && !opensOnPress(withTip(target))) closeTip()
}

function click({ target }: MouseEvent) {
  const element = withTip(target)
  if (!element) return

  if (opensOnPress(element)) openTip(element)
  else closeTip(element)
}

function focus({ target }: FocusEvent) {
  openForKeyboard(target)
}

function blur({ target }: FocusEvent) {
  closeTip(target as Element)
}

function escape({ key }: KeyboardEvent) {
  if (key === 'Escape') closeTip()
}

function openForKeyboard(target: EventTarget | null) {
  const element = withTip(target)
  if (element?.matches(':focus-visible')) openTip(element)
}

function isTip(target: EventTarget | null) {
  return target instanceof Element && target.closest('[role=tooltip]')
}

function withTip(target: EventTarget | null) {
  return target instanceof Element ? target.closest('[data-tip]') : null
}

function opensOnPress(element: Element | null) {
  return element?.hasAttribute('data-tip-on-press')
}
