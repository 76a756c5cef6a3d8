import { useRef, useState, type RefObject } from 'react'

import type { Calendar } from '@studio/services/scheduling/resolve-calendar'
import { MESSAGE_SENDERS, parseMessage } from '@studio/services/scheduling/messages'

import { island } from '#src/ui/island.tsx'
import { Announcement } from '#src/ui/announcement.tsx'
import { EmailLink } from '#src/ui/email-link.tsx'
import { Ask, Remember, useConsent } from '#src/ui/embed/ask.tsx'
import { Embed, scrollToTop, useEmbed } from '#src/ui/embed/embed.tsx'
import { sentences } from '#src/ui/texts.ts'
import { Slip } from '#src/ui/slip/slip.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'
import { useWindowEvent } from '#src/ui/use-window-event.ts'

import styles from './calendar.module.css'
import { ByHand, type CalendarProps, BlankMonth, Unreachable } from './other-ways.tsx'

const CalendarIsland = island('calendar', CalendarPlace)

type BookingCalendarProps = Omit<CalendarProps, 'calendar'> & {
  /** The studio's, if it has one. */
  calendar: Calendar | undefined
}

/**
 * The scheduling service's calendar, at least 900 px high (B3, K1). The calendar is loaded when it is in view. If the
 * studio has none, or the service does not answer, other ways to book are shown instead.
 */
export function BookingCalendar({ calendar, ...props }: BookingCalendarProps) {
  return (
    <section id="calendar" className={`film ${styles.calendar}`}>
      <div className={styles.column}>
        {calendar ? <OnlineCalendar {...props} calendar={calendar} /> : <ByHand {...props} />}
      </div>
    </section>
  )
}

function OnlineCalendar(props: CalendarProps) {
  const { words, calendar, studio, gallery } = props
  const { email, phone } = studio

  return (
    <>
      <h2>{words.heading}</h2>
      <p className={styles.text}>{words.text}</p>
      {calendar.payment && words.payment ? <p className={styles.text}>{words.payment}</p> : null}
      <a className={`target ${styles.link}`} href={calendar.page} target="_blank" rel="noopener">
        {words.link}
      </a>
      {/* The page holds the props of its islands, so the island gets only what it shows. */}
      <CalendarIsland
        words={{ ...words, byHand: undefined }}
        calendar={calendar}
        studio={{ email, phone }}
        gallery={gallery}
      />
    </>
  )
}

/**
 * The scheduling service's page may book, pay, open its own pages in a new tab, and offer calendar files for download.
 * It may not navigate this page. A bank that asks for the whole window stops there, and the words above the calendar
 * say where to go on. The sample calendar has no sandbox: a page of the same origin could remove its own.
 */
const SANDBOX = [
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads',
  'allow-popups allow-popups-to-escape-sandbox',
].join(' ')

/** The calendar, or other ways to book while it is lost. */
function CalendarPlace(props: CalendarProps) {
  const { words, calendar, studio } = props
  const { unreachable } = words
  const place = useRef<HTMLDivElement>(null)
  const asks = Boolean(words.ask)
  const consent = useConsent(calendar.frame, asks)
  const { isGiven } = consent
  const state = useCalendar(calendar, place, isGiven)
  const { iframe, failed, trying, height, seemsEmpty, booked } = state
  const isAwaited = isGiven && !failed && !iframe.arrived
  // The announcement is short, because the visitor may be reading about packages.
  const loss = failed ? sentences(unreachable.heading, unreachable.others) : undefined

  return (
    <>
      <div aria-live="polite">
        {seemsEmpty ? (
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
          {...iframe}
          inNoscript={!asks}
          title={words.label}
          src={calendar.frame}
          allow={calendar.payment ? 'payment' : undefined}
          sandbox={calendar.sources.includes("'self'") ? undefined : SANDBOX}
        />
        {failed ? (
          <Unreachable
            {...props}
            trying={trying}
            onTryAgain={state.retry}
            onShowAnyway={state.showAnyway}
            iframe={iframe.ref}
          />
        ) : null}
      </div>
      <Announcement text={trying ? unreachable.trying : loss} />
    </>
  )
}

/** The confirmation of a booking, on the pink copy. */
function Booked({ words: { booked }, gallery, studio: { email } }: CalendarProps) {
  return (
    <div ref={scrollIntoView} className={styles.booked}>
      <Slip copy="pink" perforated>
        <div className={`stack ${styles.confirmation}`}>
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

function scrollIntoView(slip: Element | null) {
  slip?.scrollIntoView({ block: 'nearest' })
}

/** The calendar's largest height, in px, so that the page below it stays within reach. */
const MAX_HEIGHT = 3000

/**
 * The state of the calendar, with what messages of its page have said. `booked`: a visitor has booked. `height` in px
 * never shrinks, because pages request a few pixels while they load. `seemsEmpty`: the visitor has asked to see the
 * calendar in spite of a failure, and its page has sent no message.
 */
function useCalendar(calendar: Calendar, place: RefObject<HTMLElement | null>, allowed: boolean) {
  const { service, sources } = calendar
  const sendsMessages = MESSAGE_SENDERS.includes(service)
  const embed = useEmbed(calendar.frame, place, { allowed, sendsMessages })
  const [booked, setBooked] = useState(false)
  const [height, setHeight] = useState<number>()
  const [hasSpoken, setSpoken] = useState(false)
  const last = useRef(0)
  const { arrive, iframe, forced } = embed

  // Any page can post messages to any window, so both the iframe and its origin must be right.
  useWindowEvent('message', ({ source, origin, data }) => {
    const isCalendar = source !== null && source === iframe.ref.current?.contentWindow
    const from = origin === window.origin ? "'self'" : origin
    const message = isCalendar && sources.includes(from) ? parseMessage(service, data) : undefined
    if (!message) return

    arrive()
    setSpoken(true)
    if (message.booked) setBooked(true)
    const next = message.height
    if (next === undefined || next === last.current) return
    last.current = next
    setHeight((before = 0) => Math.max(before, Math.min(Math.ceil(next), MAX_HEIGHT)))
    // The next step of a booking is lower: little of it is left in view.
    const { top } = place.current!.getBoundingClientRect()
    if (top + next < innerHeight / 2) scrollToTop(place.current!)
  })

  return { ...embed, booked, height, seemsEmpty: forced && !hasSpoken }
}
