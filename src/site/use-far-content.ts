import { useEffect } from 'react'

import styles from './page.module.css'

/** How long a busy page may postpone the next part, in ms. */
const IDLE_TIMEOUT_MS = 1000

/**
 * Lays out what `page.module.css` has skipped, one part per idle period. All at once would block a
 * slow phone for 200 ms; never would leave the wrong heights for printing and for links to a heading.
 */
export function useFarContent() {
  useEffect(() => {
    const parts = document.querySelectorAll<HTMLElement>(`.${styles.page} > main > *, footer`)
    layOut([...parts])
  }, [])
}

function layOut([part, ...rest]: HTMLElement[]) {
  if (!part || !('requestIdleCallback' in window)) return

  requestIdleCallback(
    () => {
      part.style.contentVisibility = 'visible'
      requestAnimationFrame(() => layOut(rest))
    },
    { timeout: IDLE_TIMEOUT_MS },
  )
}
