import { useState } from 'react'

import { useHydrated } from '#src/ui/use-hydrated.ts'

/** A visitor's answer about one other site. */
export type Consent = ReturnType<typeof useConsent>

/**
 * Whether another site's page may be asked for: at once, or, where the studio `asks`, after a press. That counts
 * for the visit, and for the next ones only if the visitor has ticked the box.
 */
export function useConsent(address: string, asks: boolean) {
  // Of the sample calendar, which is shown without asking, the address is a path.
  const { origin, host } = asks ? new URL(address) : { origin: '', host: '' }
  const hydrated = useHydrated()
  const [given, setGiven] = useState<'now' | 'before'>()
  const [ticked, setTicked] = useState<boolean>()

  const isLasting = hydrated && kept('localStorage', origin)
  const isRemembered = ticked ?? isLasting
  const isGiven =
    !asks || Boolean(given) || isLasting || (hydrated && kept('sessionStorage', origin))

  return {
    asks,
    /** Its name. */
    host,
    isGiven,
    /** Pressed on this page. */
    isNew: given === 'now',
    isRemembered,

    give() {
      setGiven('now')
      kept('sessionStorage', origin, true)
      kept('localStorage', origin, isRemembered)
    },

    remember(yes: boolean) {
      setTicked(yes)
      if (!isGiven) return
      // What is shown stays until the page is left.
      setGiven(given ?? 'before')
      kept('sessionStorage', origin, yes)
      kept('localStorage', origin, yes)
    },
  }
}

/** Whether an answer is kept, after keeping or deleting it. Where the browser gives no storage it asks again. */
function kept(storage: 'localStorage' | 'sessionStorage', origin: string, yes?: boolean): boolean {
  try {
    const answers = window[storage]
    if (yes) answers.setItem(origin, 'show')
    if (yes === false) answers.removeItem(origin)
    return answers.getItem(origin) !== null
  } catch {
    return false
  }
}
