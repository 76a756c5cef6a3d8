import { useEffect, useLayoutEffect } from 'react'

/**
 * Tells whoever looked after the page until now (`hosting/begin.ts`), by two events of the document:
 * `takeover`, React hears what is pressed from here on; `ready`, everything is there to act on what
 * was pressed before. Stylesheets see it by `data-live`.
 */
export function useTakeover() {
  useLayoutEffect(() => {
    document.documentElement.dataset.live = ''
    tell('takeover')
  }, [])
  useEffect(() => tell('ready'), [])
}

function tell(event: string) {
  document.dispatchEvent(new Event(event))
}
