import { useState } from 'react'

import { useHydrated } from '#src/ui/use-hydrated.ts'

/** A visitor's answer about one other site. */
export type Consent = ReturnType<typeof useConsent>

/**
 * Whether another site's page may be asked for: at once, or, where the studio `asks`, after a press. That counts
 * for the visit, and for the next ones only if the visitor has ticked the box.
 */
export function useConsent(address: string, asks: boolean) {
  const site = new URL(address)
  const hydrated = useHydrated()
  const [given, setGiven] = useState<'now' | 'before'>()
  const [ticked, setTicked] = useState<boolean>()

  const isLasting = hydrated && isKept('localStorage', site.origin)
  const isRemembered = ticked ?? isLasting
  const wasGiven = isLasting || (hydrated && isKept('sessionStorage', site.origin))
  const isGiven = !asks || given !== undefined || wasGiven

  return {
    asks,
    site: site.host,
    isGiven,
    /** Pressed on this page. */
    isNew: given === 'now',
    isRemembered,

    give() {
      setGiven('now')
      keep('sessionStorage', site.origin, true)
      keep('localStorage', site.origin, isRemembered)
    },

    remember(yes: boolean) {
      setTicked(yes)
      if (!isGiven) return
      // What is shown stays until the page is left.
      setGiven((before) => before ?? 'before')
      keep('sessionStorage', site.origin, yes)
      keep('localStorage', site.origin, yes)
    },
  }
}

type Storage = 'localStorage' | 'sessionStorage'

/** False also where the browser gives no storage. */
function isKept(storage: Storage, origin: string): boolean {
  try {
    return window[storage].getItem(keyOf(origin)) !== null
  } catch {
    return false
  }
}

function keep(storage: Storage, origin: string, yes: boolean) {
  try {
    if (yes) window[storage].setItem(keyOf(origin), '')
    else window[storage].removeItem(keyOf(origin))
  } catch {
    // The visitor is asked again.
  }
}

function keyOf(origin: string): string {
  return `show ${origin}`
}
