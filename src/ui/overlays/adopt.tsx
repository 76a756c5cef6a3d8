import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

import type { Adoption } from './adopted.ts'
import { listen, replay, type Trigger } from './trigger.ts'

type AdoptProps = Trigger & { adoption: Adoption }

/**
 * Stands in for an element that the page has already rendered: what a tooltip would give to its
 * trigger (ref, handlers, attributes) goes to that element instead, and nothing is rendered.
 */
export function Adopt({ adoption, ref, ...trigger }: AdoptProps) {
  const { element, call } = adoption
  const { 'aria-describedby': description, 'data-state': state } = trigger

  useLayoutEffect(() => {
    if (typeof ref !== 'function') return
    ref(element as HTMLButtonElement)
    return () => void ref(null)
  }, [element, ref])

  useLayoutEffect(() => listen(element, trigger))

  useLayoutEffect(() => {
    if (description) return describe(element, description)
  }, [element, description])

  useLayoutEffect(() => {
    element.dataset.state = state
    return () => void delete element.dataset.state
  }, [element, state])

  // Once: what happens from now on is heard.
  const catchUp = useEffectEvent(() => replay(element, call, trigger))
  useEffect(() => catchUp(), [])

  return null
}

/** Adds a description, unless the tip only repeats the element's name. Returns how to undo it. */
function describe(element: HTMLElement, id: string) {
  if (element.ariaLabel === element.dataset.tip) return

  const before = element.getAttribute('aria-describedby')
  element.setAttribute('aria-describedby', before ? `${before} ${id}` : id)

  return () => {
    if (before === null) element.removeAttribute('aria-describedby')
    else element.setAttribute('aria-describedby', before)
  }
}
