import { useEffect, useEffectEvent, type RefObject } from 'react'

import { arrowStep } from '#src/ui/arrow-step.ts'

/**
 * Left and right arrow keys turn the slides: while focus is in the slideshow, and also while it is
 * nowhere, since nothing else on the page waits for these keys. Anything else that has focus keeps
 * them.
 */
export function useArrowKeys(
  section: RefObject<HTMLElement | null>,
  onArrow: (step: 1 | -1) => void,
) {
  const turn = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const isOurs = target === document.body || section.current?.contains(target as Node)
    const step = arrowStep(event)
    if (!step || !isOurs) return

    event.preventDefault()
    onArrow(step)
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => turn(event)

    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
