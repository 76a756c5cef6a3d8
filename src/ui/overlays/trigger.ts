import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'

import type { Call } from './adopted.ts'

/** What a tooltip asks of its trigger. Its `onFocus` opens at once, its `onBlur` closes. */
export type Trigger = ComponentProps<'button'> & { 'data-state'?: string }

/** Brings the events of an element to a tooltip's handlers. Returns how to stop. */
export function listen(element: HTMLElement, trigger: Trigger) {
  const listening = new AbortController()
  const { signal } = listening
  const open = native(trigger.onFocus)
  const close = native(trigger.onBlur)

  function openByKeyboard(event: Event) {
    if (element.matches(':focus-visible')) open(event)
  }

  /**
   * Heard first and passed on, so that one Escape closes the tip and whatever it stands on. Flushed,
   * because a tooltip that is still open would keep the key to itself.
   */
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') flushSync(() => close(event))
  }

  element.addEventListener('pointermove', native(trigger.onPointerMove), { signal })
  element.addEventListener('pointerleave', native(trigger.onPointerLeave), { signal })
  element.addEventListener('focus', openByKeyboard, { signal })
  element.addEventListener('blur', close, { signal })

  if (opensOnPress(element)) {
    element.addEventListener('click', open, { signal })
  } else {
    element.addEventListener('pointerdown', native(trigger.onPointerDown), { signal })
    element.addEventListener('click', native(trigger.onClick), { signal })
  }

  if (trigger['data-state'] !== 'closed') {
    window.addEventListener('keydown', closeOnEscape, { capture: true, signal })
  }

  return () => listening.abort()
}

/** Tells a tooltip that arrives late what it was called for, if that is still so. */
export function replay(element: HTMLElement, call: Call, trigger: Trigger) {
  const resting = new PointerEvent('pointermove', { pointerType: 'mouse' })

  if (call === 'press') native(trigger.onFocus)(resting)
  if (call === 'focus' && element.matches(':focus-visible')) native(trigger.onFocus)(resting)
  if (call === 'hover' && element.matches(':hover')) native(trigger.onPointerMove)(resting)
}

/** Whether a press shows the tip, as a finger cannot rest on something. A press never hides it. */
export function opensOnPress(element: HTMLElement) {
  return element.hasAttribute('data-tip-on-press')
}

/** React's handlers, given the browser's own events: they read only what both kinds have. */
function native(handler: unknown) {
  return handler as (event: Event) => void
}
