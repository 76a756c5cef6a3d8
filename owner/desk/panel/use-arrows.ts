import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

/**
 * Arrow keys, Home and End lead from one button to another.
 *
 * @param selector finds the buttons, from the element that holds them.
 */
export function useArrows(around: RefObject<HTMLElement | null>, selector: string) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const all = buttonsIn(around, selector)
      const at = all.indexOf(event.target as HTMLElement)
      const next = at >= 0 && buttonFor(event.key, all, at)
      if (!next) return
      event.preventDefault()
      next.focus()
    },
  }
}

/** The same. For the Tab key all of them are one stop, as in a toolbar: the one that is shown, or that had the focus last. */
export function useOneStop(around: RefObject<HTMLElement | null>, selector: string) {
  const last = useRef<EventTarget>(undefined)

  function makeStop() {
    const all = buttonsIn(around, selector)
    const find = (isIt: (one: HTMLElement) => unknown) => all.find(isIt)
    const stop =
      find((one) => one === document.activeElement) ??
      find((one) => one.ariaCurrent) ??
      find((one) => one === last.current) ??
      all[0]
    for (const one of all) one.tabIndex = one === stop ? 0 : -1
  }

  // Others may have come, or have gone.
  useLayoutEffect(makeStop)

  return {
    ...useArrows(around, selector),
    onFocus({ target }: FocusEvent<HTMLElement>) {
      last.current = target
      makeStop()
    },
  }
}

function buttonsIn(around: RefObject<HTMLElement | null>, selector: string): HTMLElement[] {
  return [...(around.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
}

function buttonFor(key: string, all: HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowLeft':
      return all[at - 1]
    case 'ArrowRight':
      return all[at + 1]
    case 'ArrowUp':
      return nearest(all, all[at]!, (from, to) => to.bottom <= from.top + 1)
    case 'ArrowDown':
      return nearest(all, all[at]!, (from, to) => to.top >= from.bottom - 1)
    case 'Home':
      return all[0]
    case 'End':
      return all.at(-1)
    default:
      return undefined
  }
}

/** The nearest of those on that side of a button. */
function nearest(
  all: HTMLElement[],
  button: HTMLElement,
  isThere: (from: DOMRect, to: DOMRect) => boolean,
): HTMLElement | undefined {
  const from = button.getBoundingClientRect()
  const distance = ({ left, top }: DOMRect) => Math.hypot(left - from.left, top - from.top)
  return all
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => isThere(from, box))
    .toSorted((one, other) => distance(one.box) - distance(other.box))[0]?.one
}
