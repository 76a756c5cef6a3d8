/**
 * Adds an entry to the history for a dialog or menu over the page, so that Back closes it. In-app browsers may refuse,
 * and Safari does after 100 entries in half a minute. Then Back leaves the page, and all else works.
 */
export function addEntry(state: object, address?: string) {
  try {
    // Going back to the page's own entry must not scroll: closing may have scrolled the page.
    history.scrollRestoration = 'manual'
    history.pushState(state, '', address)
  } catch {
    // There is no entry.
  } finally {
    history.scrollRestoration = 'auto'
  }
}

/** Changes the address of the entry. In-app browsers may refuse that, and Safari does after 100 times in half a minute. */
export function replaceAddress(address: string) {
  try {
    history.replaceState(history.state, '', address)
  } catch {
    // The address then names what was shown before. Back works all the same.
  }
}

/** From now on, the browser restores this entry's scroll position again, but not this time. */
export function restoreScroll() {
  history.scrollRestoration = 'auto'

  // After `popstate` Chromium scrolls once more: to the place in the address, or to where the entry was left.
  const { scrollY } = window
  const { activeElement } = document
  requestAnimationFrame(() => {
    scrollTo({ top: scrollY, behavior: 'instant' })
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  })
}
