import { useLayoutEffect, useRef } from 'react'

import { Announcement } from '#src/ui/announcement.tsx'
import { Button } from '#src/ui/button/button.tsx'

import styles from './ask.module.css'
import type { Consent } from './use-consent.ts'

type AskProps = {
  words: { show: string; learns: string; loading: string; remember: string } | undefined
  consent: Consent
}

/**
 * Stands on what is shown in the place of another site's page: the button that shows it, and what the site
 * learns then. Handles: `--ask-inset`, `--ask-width`.
 */
export function Ask({ words, consent }: AskProps) {
  if (!words || consent.isGiven) return null

  return (
    <div className={styles.ask}>
      <Button onClick={consent.give}>{words.show}</Button>
      <p>
        {words.learns} <b>{consent.site}</b>
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
