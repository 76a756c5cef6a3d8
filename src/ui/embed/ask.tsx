import { useId, useLayoutEffect, useRef, type ComponentProps, useState } from 'react'

import { Announcement } from '#src/ui/announcement.tsx'
import { Button } from '#src/ui/button.tsx'
import { attempt } from '#src/ui/session.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

import styles from './embed.module.css'

type AskProps = {
  words: { show: string; learns: string; loading: string; remember: string } | undefined
  consent: Consent
}

/**
 * A button that shows another site's page, and a sentence about what that site then learns. Both leave once the
 * visitor has said yes. The button's `kind` suits the paper around it.
 */
export function Ask({
  words,
  consent,
  kind,
}: AskProps & Pick<ComponentProps<typeof Button>, 'kind'>) {
  const id = useId()
  if (!words || consent.isGiven) return null

  return (
    <div className={styles.ask}>
      <Button kind={kind} onClick={consent.give} aria-describedby={id}>
        {words.show}
      </Button>
      <p id={id}>
        {words.learns} <b>{consent.host}</b>
      </p>
    </div>
  )
}

/** A box to tick: do not ask again next time. It stays beside the other site's page. */
export function Remember({ words, consent }: AskProps) {
  const box = useRef<HTMLInputElement>(null)
  const { isNew } = consent

  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (isNew) box.current?.focus({ preventScroll: true })
  }, [isNew])

  if (!words || !consent.asks) return null

  return (
    <>
      <label className={styles.remember}>
        <input
          ref={box}
          type="checkbox"
          checked={consent.isRemembered}
          onChange={({ target }) => consent.remember(target.checked)}
        />
        {words.remember}
      </label>
      <Announcement text={isNew ? words.loading : undefined} />
    </>
  )
}

/** A visitor's answer about one other site. */
type Consent = ReturnType<typeof useConsent>

/**
 * Whether another site's page may be loaded: at once, or after a press where the studio `asks`. A press counts for
 * the visit. It counts for the next visits only if the visitor has ticked the box.
 */
export function useConsent(address: string, asks: boolean) {
  // The address is a path for the sample calendar, which never asks.
  const { origin, host } = asks ? new URL(address) : { origin: '', host: '' }
  const hydrated = useHydrated()
  const [given, setGiven] = useState<'now' | 'before'>()
  const [ticked, setTicked] = useState<boolean>()

  const isLasting = hydrated && isAnswered('localStorage', origin)
  const isRemembered = ticked ?? isLasting
  const isGiven =
    !asks || Boolean(given) || isLasting || (hydrated && isAnswered('sessionStorage', origin))

  return {
    asks,
    /** The other site's name. */
    host,
    isGiven,
    /** Whether the visitor has said yes on this page. */
    isNew: given === 'now',
    isRemembered,

    give() {
      setGiven('now')
      keepAnswer('sessionStorage', origin, true)
      keepAnswer('localStorage', origin, isRemembered)
    },

    remember(yes: boolean) {
      setTicked(yes)
      if (!isGiven) return
      // The other site's page stays until this page is left.
      setGiven(given ?? 'before')
      keepAnswer('sessionStorage', origin, yes)
      keepAnswer('localStorage', origin, yes)
    },
  }
}

type Storage = 'localStorage' | 'sessionStorage'

/** Whether a visitor has said yes to a site. Without storage she is asked again on each page. */
function isAnswered(storage: Storage, origin: string): boolean {
  return attempt(() => window[storage].getItem(origin) !== null) ?? false
}

/** Keeps a visitor's answer. Without storage the answer counts for this page. */
function keepAnswer(storage: Storage, origin: string, yes: boolean) {
  attempt(() =>
    yes ? window[storage].setItem(origin, 'show') : window[storage].removeItem(origin),
  )
}
