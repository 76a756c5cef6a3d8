import { useEffect, useRef } from 'react'

import { Announcement } from '#src/ui/announcement.tsx'
import { EmailLink } from '#src/ui/email-link.tsx'
import { Ask, Remember } from '#src/ui/embed/ask.tsx'
import { Embed } from '#src/ui/embed/embed.tsx'
import { useConsent } from '#src/ui/embed/use-consent.ts'
import { sentences } from '#src/ui/sentences.ts'
import { Slip } from '#src/ui/slip/slip.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import { BlankMonth } from './blank-month.tsx'
import styles from './calendar.module.css'
import { Unreachable, type CalendarProps } from './unreachable.tsx'
import { useCalendar } from './use-calendar.ts'

/**
 * What the scheduling service's page may do: book, pay, open its own pages in a new tab, and offer
 * calendar files for download. It may not navigate this page, so a bank that asks for the whole window
 * stops there: the words above say where to go on. The sample has none: for a page of the same origin it
 * would keep nothing back.
 */
const SANDBOX = [
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads',
  'allow-popups allow-popups-to-escape-sandbox',
].join(' ')

/** The calendar, or other ways to book while it is lost. */
export function CalendarPlace(props: CalendarProps) {
  const { words, calendar, studio } = props
  const { unreachable } = words
  const place = useRef<HTMLDivElement>(null)
  const asks = Boolean(words.ask)
  const consent = useConsent(calendar.frame, asks)
  const { isGiven } = consent
  const shown = useCalendar(calendar, place, isGiven)
  const { frame, failed, trying, height, empty, booked } = shown
  const isAwaited = isGiven && !failed && frame.seeThrough
  // The visitor may be reading about packages, so it is short.
  const loss = failed ? sentences(unreachable.heading, unreachable.others) : undefined

  return (
    <>
      <div aria-live="polite">
        {empty ? (
          <p className={styles.empty}>
            {words.empty} <EmailLink email={studio.email} />
          </p>
        ) : null}
        {booked ? <Booked {...props} /> : null}
      </div>
      <Remember words={words.ask} consent={consent} />
      <div
        ref={place}
        className={styles.place}
        style={{ minBlockSize: height }}
        data-asks={asks || undefined}
      >
        <Slip>
          <BlankMonth note={isAwaited ? words.asking : undefined} />
        </Slip>
        {isGiven ? null : (
          <div className={styles.ask}>
            <Ask words={words.ask} consent={consent} />
          </div>
        )}
        <Embed
          {...frame}
          alsoWithoutScripts={!asks}
          title={words.label}
          src={calendar.frame}
          allow={calendar.payment ? 'payment' : undefined}
          sandbox={calendar.sources.includes("'self'") ? undefined : SANDBOX}
        />
        {failed ? (
          <Unreachable
            {...props}
            trying={trying}
            onTryAgain={shown.retry}
            onShowAnyway={shown.showAnyway}
            frame={frame.ref}
          />
        ) : null}
      </div>
      <Announcement text={trying ? unreachable.trying : loss} />
    </>
  )
}

/** The confirmation of a booking, on the pink copy. */
function Booked({ words: { booked }, gallery, studio: { email } }: CalendarProps) {
  const slip = useRef<HTMLDivElement>(null)

  useEffect(() => slip.current?.scrollIntoView({ block: 'nearest' }), [])

  return (
    <div ref={slip} className={styles.booked}>
      <Slip copy="pink" perforated>
        <div className={styles.confirmation}>
          <Wax shape="tick" />
          <h3>{booked.heading}</h3>
          <p>{booked.text}</p>
          {gallery ? <p>{gallery}</p> : null}
          <p>
            {booked.noMail} <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
      </Slip>
    </div>
  )
}
