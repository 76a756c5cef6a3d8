import { useEffect, useLayoutEffect } from 'react'

/**
 * Dispatches two events on the document, for `prerender/start/start.ts`: `hydrated`, when React handles
 * events, and `ready`, when effects have run and earlier presses can be replayed. Sets `data-live` for
 * stylesheets.
 */
export function useHydrationSignal() {
  useLayoutEffect(() => {
    document.documentElement.dataset.live = ''
    document.dispatchEvent(new Event('hydrated'))
  }, [])
  useEffect(() => void document.dispatchEvent(new Event('ready')), [])
}
