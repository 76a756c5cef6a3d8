import { useEffect, useLayoutEffect } from 'react'

/**
 * Tells `prerender/start/start.ts` how far hydration is, by two events of the document: `hydrated`,
 * React handles presses from here on; `ready`, effects have run, so that earlier presses can be
 * replayed. Stylesheets see `data-live`.
 */
export function useHydrationSignal() {
  useLayoutEffect(() => {
    document.documentElement.dataset.live = ''
    document.dispatchEvent(new Event('hydrated'))
  }, [])
  useEffect(() => void document.dispatchEvent(new Event('ready')), [])
}
