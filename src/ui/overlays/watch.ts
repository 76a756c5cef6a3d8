import { adopt, type Call } from './adopted.ts'

/** Rest after the page has loaded before the tips are fetched ahead of need, in ms. */
const REST_BEFORE_PRELOAD = 4000

/**
 * Watches for anyone who points at, focuses or presses an element with `data-tip`, wherever on the
 * page it stands. Returns how to stop.
 *
 * A press counts only with `data-tip-on-press`, for tips that a finger must be able to reach too.
 */
export function watch(preload: () => void) {
  const watching = new AbortController()
  const options = { capture: true, passive: true, signal: watching.signal }

  document.addEventListener('pointerover', hover, options)
  document.addEventListener('focusin', focus, options)
  document.addEventListener('click', press, options)
  lookRound()

  const timer = preloadWhenIdle(preload)

  return () => {
    watching.abort()
    clearTimeout(timer)
  }
}

function hover({ target, pointerType }: PointerEvent) {
  if (pointerType !== 'touch') call(target, '[data-tip]', 'hover')
}

function focus({ target }: FocusEvent) {
  call(target, '[data-tip]:focus-visible', 'focus')
}

function press({ target }: MouseEvent) {
  call(target, '[data-tip][data-tip-on-press]', 'press')
}

function call(target: EventTarget | null, selector: string, reason: Call) {
  const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null
  if (element) adopt(element, reason)
}

/** The pointer or the focus may have been there before anybody watched. */
function lookRound() {
  if (canHover()) call(document.querySelector('[data-tip]:hover'), '[data-tip]', 'hover')
  call(document.activeElement, '[data-tip]:focus-visible', 'focus')
}

/** Without a hovering pointer tips are rare, and their bytes are better left where they are. */
function preloadWhenIdle(preload: () => void) {
  if (!canHover()) return

  return setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => preload())
    else preload()
  }, REST_BEFORE_PRELOAD)
}

function canHover() {
  return matchMedia('(hover: hover)').matches
}
