import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Hides an element from everything but the browser's page search, and calls back when that finds it.
 * Without support the element is inert. Returns its ref.
 *
 * @see https://html.spec.whatwg.org/multipage/interaction.html#attr-hidden-until-found
 */
export function useUntilFound(isHidden: boolean, onFound: () => void) {
  const element = useRef<HTMLParagraphElement>(null)
  const found = useEffectEvent(onFound)

  useLayoutEffect(() => {
    const hidden = element.current
    if (!hidden || !isHidden) return

    const show = () => found()
    const [name, value] = 'onbeforematch' in hidden ? ['hidden', 'until-found'] : ['inert', '']
    hidden.setAttribute(name, value)
    hidden.addEventListener('beforematch', show)

    return () => {
      hidden.removeAttribute(name)
      hidden.removeEventListener('beforematch', show)
    }
  }, [isHidden])

  return element
}
