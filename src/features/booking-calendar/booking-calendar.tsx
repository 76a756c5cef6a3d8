import type { Calendar } from '@studio/services/scheduling/resolve-calendar'
import { island } from '#src/ui/island/island.tsx'

import { CalendarPlace } from './calendar-place.tsx'
import styles from './calendar.module.css'
import { ByHand, type CalendarProps } from './unreachable.tsx'

const CalendarIsland = island('calendar', CalendarPlace)

type BookingCalendarProps = Omit<CalendarProps, 'calendar'> & {
  /** The studio's, if it has one. */
  calendar: Calendar | undefined
}

/**
 * The scheduling service's calendar, at least 900 px high (B3, K1). It is loaded when it is in
 * view. If there is none, or the service does not answer, other ways to book are shown instead.
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
  const { words, calendar, studio, ...others } = props
  const { email, phone } = studio

  return (
    <>
      <h2>{words.heading}</h2>
      <p className={styles.text}>{words.text}</p>
      {calendar.payment && words.payment ? <p className={styles.text}>{words.payment}</p> : null}
      <a className={styles.link} href={calendar.page} target="_blank" rel="noopener">
        {words.link}
      </a>
      <CalendarIsland
        {...others}
        words={{ ...words, byHand: undefined }}
        calendar={calendar}
        studio={{ email, phone }}
      />
    </>
  )
}
