import { useEffect, useEffectEvent } from 'react'

/** Key in the state of a history entry that belongs to an overlay. */
const KEY = 'overlay'

/**
 * Lets the browser's Back button close an overlay, by a history entry for as long as it is open.
 * When it closes in another way, its entry is removed. Follow links inside it with `followLink`.
 */
export function useBackCloses(isOpen: boolean, onBack: () => void) {
  const close = useEffectEvent(onBack)

  useEffect(() => {
    if (!isOpen) return

    const id = Math.random()
    const onPopState = () => close()

    addEventListener('popstate', onPopState)
    if (addEntry({ [KEY]: id })) addEventListener('popstate', restoreScroll, { once: true })

    return () => {
      removeEventListener('popstate', onPopState)
      if (history.state?.[KEY] === id) history.back()
    }
  }, [isOpen])
}

/**
 * Adds an entry. In-app browsers may refuse, and Safari does after 100 in half a minute: then Back leaves
 * the page, and the overlay works otherwise.
 */
export function addEntry(state: object, address?: string): boolean {
  try {
    // Going back to the page's own entry must not scroll: closing may have scrolled the page.
    history.scrollRestoration = 'manual'
    history.pushState({ ...history.state, ...state }, '', address)
    return true
  } catch {
    return false
  } finally {
    history.scrollRestoration = 'auto'
  }
}

/** From now on, the browser restores this entry's scroll position again, but not this time. */
export function restoreScroll() {
  history.scrollRestoration = 'auto'

  // After this event Chromium goes to the place in the address once more, or to where the entry was left.
  const { scrollY } = window
  const { activeElement } = document
  requestAnimationFrame(() => {
    scrollTo({ top: scrollY, behavior: 'instant' })
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  })
}

/** Follows a link in an overlay that is about to close. Going back over its entry comes first. */
export function followLink(address: string) {
  if (history.state?.[KEY]) {
    addEventListener('popstate', () => location.assign(address), { once: true })
  } else {
    location.assign(address)
  }
}

/** After a reload, or by Forward, an entry of an overlay is left that is closed: goes back over it. */
export function leaveStaleOverlay() {
  if (!history.state?.[KEY]) return
  addEventListener('popstate', restoreScroll, { once: true })
  history.back()
}
