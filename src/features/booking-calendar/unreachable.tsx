import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

import type { Pages, Studio } from '#pipeline/content/content.ts'
import type { Calendar } from '@studio/services/scheduling/resolve-calendar'
import { routes } from '#pipeline/content/pages.ts'
import { Button, ButtonLink } from '#src/ui/button/button.tsx'
import { EmailLink } from '#src/ui/email-link.tsx'
import { Slip } from '#src/ui/slip/slip.tsx'
import { telLink } from '#src/ui/tel-link.ts'
import { Wax } from '#src/ui/wax/wax.tsx'

import { BlankMonth } from './blank-month.tsx'
import styles from './unreachable.module.css'

export type CalendarProps = {
  words: NonNullable<Pages['booking']['calendar']>
  calendar: Calendar
  studio: Pick<Studio, 'email' | 'phone'>
  /** Whether it is shown only once a visitor asks for it. */
  asks: boolean
  /** When the gallery arrives. */
  gallery?: string | undefined
}

type UnreachableProps = CalendarProps & {
  /** A manual retry is running. */
  trying?: boolean
  onTryAgain: () => void
  /** Given if the calendar may work all the same. */
  onShowAnyway?: () => void
  /** Gets the focus if it was in the slip, which the calendar replaces. */
  frame?: RefObject<HTMLIFrameElement | null>
}

/** Replaces the calendar while the scheduling service does not answer. */
export function Unreachable(props: UnreachableProps) {
  const { words, calendar, studio, trying, onTryAgain, onShowAnyway, frame } = props
  const { link, unreachable } = words
  const { phone, email } = studio
  const root = useRef<HTMLDivElement>(null)

  const focusFrame = useEffectEvent(() => frame?.current?.focus({ preventScroll: true }))
  useLayoutEffect(() => {
    const slip = root.current
    return () => {
      if (slip?.contains(document.activeElement)) queueMicrotask(() => focusFrame())
    }
  }, [])

  return (
    <div ref={root} className={styles.unreachable}>
      <Slip copy="canary" perforated>
        <div className={styles.sheet}>
          <div className={styles.words}>
            <Wax shape="cross" />
            <h3 className="h2">{unreachable.heading}</h3>
            <p>{unreachable.text}</p>
          </div>
          <div className={styles.buttons}>
            {/* Its name does not change, because screen readers would announce it. */}
            <Button
              aria-label={unreachable.tryAgain}
              aria-disabled={trying || undefined}
              onClick={trying ? undefined : onTryAgain}
            >
              {trying ? unreachable.trying : unreachable.tryAgain}
            </Button>
            <ButtonLink kind="line" href={calendar.page} target="_blank" rel="noopener">
              {link}
            </ButtonLink>
            <p className={styles.others}>
              {onShowAnyway ? (
                <button type="button" onClick={onShowAnyway}>
                  {unreachable.anyway}
                </button>
              ) : null}
              <a href={routes.contact}>{unreachable.message}</a>
              {phone ? <a href={telLink(phone)}>{phone}</a> : null}
              <EmailLink email={email} />
            </p>
          </div>
          <BlankMonth />
        </div>
      </Slip>
    </div>
  )
}
