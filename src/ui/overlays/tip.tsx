import { useId, useLayoutEffect, useRef } from 'react'

import { inside } from './inside.ts'
import { closeTip, tipped } from './open-tip.ts'
import { placeTip } from './place-tip.ts'
import { useStore } from './store.ts'
import styles from './tip.module.css'

/** Where a tip stands: outside an open dialog all is inert, and outside a landmark hard to find. */
const PLACES = 'dialog, main, [role=region]'

/** The tip that is open, if one is: the `data-tip` of its element on a canary tag. */
export function Tip() {
  const element = useStore(tipped)
  return element ? inside(element.closest(PLACES), <Tag element={element} />) : null
}

function Tag({ element }: { element: Element }) {
  const tag = useRef<HTMLDivElement>(null)
  const id = useId()
  const text = element.getAttribute('data-tip')

  useLayoutEffect(() => {
    // What only repeats the element's name would be heard twice.
    if (text === element.ariaLabel) return
    element.setAttribute('aria-describedby', id)
    return () => element.removeAttribute('aria-describedby')
  }, [element, id, text])

  useLayoutEffect(() => keepAt(element, tag.current!), [element])

  return (
    <div ref={tag} id={id} className={styles.tip} role="tooltip">
      {text}
    </div>
  )
}

/** Keeps a tip at its element for as long as that is to be seen. Returns how to stop. */
function keepAt(element: Element, tag: HTMLElement) {
  const watching = new AbortController()
  const options = { capture: true, passive: true, signal: watching.signal }
  const observer = new ResizeObserver(place)

  function place() {
    if (!element.checkVisibility()) return closeTip(element)

    const { clientWidth: width, clientHeight: height } = document.documentElement
    const anchor = element.getBoundingClientRect()
    const { x, y, side, arrow } = placeTip(anchor, tag.getBoundingClientRect(), { width, height })
    const isSeen = anchor.bottom > 0 && anchor.top < height

    tag.dataset.side = side
    tag.style.setProperty('translate', `${x}px ${y}px`)
    tag.style.setProperty('visibility', isSeen ? 'visible' : 'hidden')
    tag.style.setProperty('--arrow', `${arrow}px`)
  }

  /** The keyboard itself may have made the page scroll, so what it opened goes along. */
  function scroll({ target }: Event) {
    if (!(target as Node).contains(element)) return
    if (element.matches(':focus-visible')) place()
    else closeTip(element)
  }

  place()
  observer.observe(element)
  addEventListener('resize', place, options)
  document.addEventListener('scroll', scroll, options)

  return () => {
    observer.disconnect()
    watching.abort()
  }
}
