import { island } from '#src/ui/island/island.tsx'

import { CalendarPlace } from './calendar-place.tsx'
import styles from './calendar.module.css'
import type { CalendarProps } from './unreachable.tsx'

const CalendarIsland = island('calendar', CalendarPlace)

/**
 * The scheduling service's calendar, at least 900 px high (B3, K1). It is loaded when it is near the
 * window. If the service does not answer, other ways to book are shown instead.
 */
export function BookingCalendar({ words, calendar, studio: { email, phone } }: CalendarProps) {
  return (
    <section className={`film ${styles.calendar}`}>
      <div className={styles.column}>
        <h2>{words.heading}</h2>
        <p className={styles.text}>{words.text}</p>
        {calendar.payment && words.payment ? <p className={styles.text}>{words.payment}</p> : null}
        <a className={styles.link} href={calendar.page} target="_blank" rel="noopener">
          {words.link}
        </a>
        <CalendarIsland words={words} calendar={calendar} studio={{ email, phone }} />
      </div>
    </section>
  )
}
