import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

import type { Calendar } from '@studio/services/scheduling/resolve-calendar'

import type { Pages, Studio } from '#pipeline/content/content.ts'
import { routes } from '#pipeline/content/pages.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { EmailLink } from '#src/ui/email-link.tsx'
import { Slip } from '#src/ui/slip/slip.tsx'
import { telLink } from '#src/ui/texts.ts'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './calendar.module.css'

export type CalendarProps = {
  words: NonNullable<Pages['booking']['calendar']>
  calendar: Calendar
  studio: Pick<Studio, 'email' | 'phone'>
  /** When the gallery arrives. */
  gallery?: string | undefined
}

type UnreachableProps = CalendarProps & {
  /** Whether the calendar is being asked once more. */
  trying: boolean
  onTryAgain: () => void
  onShowAnyway: () => void
  /** The calendar that replaces the slip. It gets the focus if that was in the slip. */
  iframe: RefObject<HTMLIFrameElement | null>
}

/** Replaces the calendar while the scheduling service does not answer. */
export function Unreachable(props: UnreachableProps) {
  const { words, calendar, studio, trying, onTryAgain, onShowAnyway, iframe } = props
  const { link, unreachable } = words
  const root = useRef<HTMLDivElement>(null)

  const focusCalendar = useEffectEvent(() => iframe.current?.focus({ preventScroll: true }))
  useLayoutEffect(() => {
    const slip = root.current
    return () => {
      if (slip?.contains(document.activeElement)) queueMicrotask(() => focusCalendar())
    }
  }, [])

  return (
    <div ref={root} className={styles.unreachable}>
      <Slip copy="canary" perforated>
        <div className={`stack ${styles.sheet}`}>
          <div className={styles.words}>
            <Wax shape="cross" />
            <h3 className="h2">{unreachable.heading}</h3>
            <p>{unreachable.text}</p>
          </div>
          <div className={`beside ${styles.buttons}`}>
            {/* Screen readers announce a button's name when it changes, so it does not. */}
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
            <p className={`beside targets ${styles.others}`}>
              <button type="button" onClick={onShowAnyway}>
                {unreachable.anyway}
              </button>
              <a href={routes.contact}>{unreachable.message}</a>
              <PhoneAndEmail {...studio} />
            </p>
          </div>
          <BlankMonth />
        </div>
      </Slip>
    </div>
  )
}

/** The ways to book where the studio has no calendar to show. */
export function ByHand({ words, studio }: Omit<CalendarProps, 'calendar'>) {
  return (
    <Slip copy="canary" perforated>
      <div className={`stack ${styles.sheet}`}>
        <div className={styles.words}>
          <h2>{words.heading}</h2>
          {words.byHand ? <p>{words.byHand}</p> : null}
        </div>
        <div className={`beside ${styles.buttons}`}>
          <ButtonLink href={routes.contact}>{words.unreachable.message}</ButtonLink>
          <p className={`beside targets ${styles.others}`}>
            <PhoneAndEmail {...studio} />
          </p>
        </div>
      </div>
    </Slip>
  )
}

function PhoneAndEmail({ phone, email }: CalendarProps['studio']) {
  return (
    <>
      {phone ? <a href={telLink(phone)}>{phone}</a> : null}
      <EmailLink email={email} />
    </>
  )
}

/** An empty calendar month, with an optional note in its first square. Handle: `--month-margin`. */
export function BlankMonth({ note }: { note?: string | undefined }) {
  return (
    <div className={styles.month} aria-hidden="true">
      {note ? <p>{note}</p> : null}
    </div>
  )
}
