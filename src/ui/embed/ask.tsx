import { useId, useLayoutEffect, useRef, type ComponentProps, useState } from 'react'

import { Announcement } from '#src/ui/announcement.tsx'
import { Button } from '#src/ui/button.tsx'
import { attempt } from '#src/ui/session.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

import styles from './ask.module.css'

type AskProps = {
  words: { show: string; learns: string; loading: string; remember: string } | undefined
  consent: Consent
}

/**
 * Stands where another site's page is not shown yet: the button that shows it, and what the site learns then.
 * The button's `kind` is that of the paper around it.
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

/** Whether the visitor is asked again next time. It stays beside the other site's page. */
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
 * Whether another site's page may be asked for: at once, or, where the studio `asks`, after a press. That counts
 * for the visit, and for the next ones only if the visitor has ticked the box.
 */
export function useConsent(address: string, asks: boolean) {
  // Of the sample calendar, which is shown without asking, the address is a path.
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
    /** Pressed on this page. */
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
      // What is shown stays until the page is left.
      setGiven(given ?? 'before')
      keepAnswer('sessionStorage', origin, yes)
      keepAnswer('localStorage', origin, yes)
    },
  }
}

type Storage = 'localStorage' | 'sessionStorage'

/** Whether a visitor has said yes to a site. Where the browser gives no storage she is asked again. */
function isAnswered(storage: Storage, origin: string): boolean {
  return attempt(() => window[storage].getItem(origin) !== null) ?? false
}

/** Without storage it counts for this page. */
function keepAnswer(storage: Storage, origin: string, yes: boolean) {
  attempt(() =>
    yes ? window[storage].setItem(origin, 'show') : window[storage].removeItem(origin),
  )
}
