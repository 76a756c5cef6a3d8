import 'virtual:photographs/booking.css'

import type { Pages, MiniSession } from '#pipeline/content/content.ts'
import { BookingCalendar } from '#src/features/booking-calendar/booking-calendar.tsx'
import { routes } from '#pipeline/content/pages.ts'
import type { PageData } from '#src/site/page-data.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Letters } from '#src/ui/letters.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { EdgeNumbers, EdgePrint } from '#src/ui/edge-print.tsx'
import { Phrases } from '#src/ui/phrases.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { inDigits, language } from '#src/ui/words.ts'
import { Slip } from '#src/ui/slip/slip.tsx'

import { PackageSlip, BookNow } from './package-slip.tsx'
import slipStyles from './package-slip.module.css'
import styles from './booking.module.css'

/** `/booking`: packages and their prices, the calendar, what clients get, and questions. */
export default function Booking({ data: { words, site } }: { data: PageData<Pages['booking']> }) {
  const { studio } = site
  const { scheduling } = studio

  return (
    <>
      <PageHead heading={words.heading} lede={words.lede}>
        {words.openDays && words.calendar ? (
          <a className="not-on-paper target" href="#calendar">
            {words.openDays}
          </a>
        ) : null}
      </PageHead>
      <News words={words} />
      <ul className={`section stack ${slipStyles.pad}`} data-packages="">
        {words.packages.map((offer, index) => (
          <li key={index}>
            <PackageSlip offer={offer} index={index} bookNow={words.bookNow} />
          </li>
        ))}
      </ul>
      {words.terms ? <Terms words={words.terms} /> : null}
      {words.calendar ? (
        <BookingCalendar
          words={words.calendar}
          calendar={scheduling?.calendar}
          gallery={words.delivery?.text}
          studio={studio}
        />
      ) : null}
      {words.delivery ? <Delivery words={words.delivery} /> : null}
      {words.letters ? <Letters words={words.letters} /> : null}
      {words.questions ? <Questions words={words.questions} /> : null}
      {words.banner ? <Banner {...words.banner} href={routes.contact} deferred /> : null}
    </>
  )
}

/** Terms in plain words. */
function Terms({ words }: { words: NonNullable<Pages['booking']['terms']> }) {
  return (
    <section className={`section columns ${styles.answers} ${styles.terms}`}>
      <h2>{words.heading}</h2>
      <dl className="rows">
        {words.terms.map(({ label, text }, at) => (
          <div key={at}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/**
 * Questions, each of which unfolds its answer. The id is on the answer: browsers unfold what a link or a
 * search leads to. Search engines get no FAQPage: Google shows none since May 2026.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
function Questions({ words }: { words: NonNullable<Pages['booking']['questions']> }) {
  return (
    <section className={`section columns ${styles.answers} ${styles.questions}`}>
      <h2>{words.heading}</h2>
      <div className="rows">
        {words.questions.map(({ question, answer, id }) => (
          <details key={id}>
            <summary>{question}</summary>
            <p id={id}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

/** `sizes` of browsers without `auto`: of two steps in a row, or of a column on phones. */
const SIZES = 'auto, (min-width: 40em) 47vw, 9rem'

/** What a visitor gets and when, in steps. One without a photograph is an unexposed frame. */
function Delivery({ words }: { words: NonNullable<Pages['booking']['delivery']> }) {
  const { heading, text, steps } = words

  return (
    <section className={`film section ${styles.delivery}`}>
      <div className={`columns ${styles.words}`}>
        <h2>
          <Phrases text={heading} />
        </h2>
        <p>{text}</p>
      </div>
      {steps ? (
        <ol className={`stack ${styles.steps}`}>
          {steps.map(({ title, text: about, photograph }, at) => (
            <li key={at} className={styles.step}>
              <div className={styles.edge}>
                <EdgePrint>
                  <EdgeNumbers frame={at + 1} />
                </EdgePrint>
              </div>
              <div className={`${styles.frame} ${photograph?.className ?? ''}`}>
                {photograph ? (
                  <Picture photo={photograph} sizes={SIZES} cropped />
                ) : (
                  <span aria-hidden="true">{inDigits(at + 1)}</span>
                )}
              </div>
              <h3>{title}</h3>
              <p>{about}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  )
}

type NewsProps = { words: Pick<Pages['booking'], 'news' | 'miniSessions' | 'bookNow'> }

/**
 * News, and sessions on one day only. Each is gone after its day: builds leave it out, and
 * `prerender/start/start.ts` takes `data-until` out of older pages.
 */
function News({ words: { news, miniSessions, bookNow } }: NewsProps) {
  if (!news && !miniSessions) return null
  const days = miniSessions?.sessions.map(({ date }) => date).toSorted() ?? []
  const last = [...days, ...(news ? [news.until] : [])].toSorted().at(-1)

  return (
    <div className={`section ${styles.news}`} data-until={last}>
      <Slip copy="goldenrod" perforated>
        <div className={`stack ${styles.sheet}`}>
          {news ? (
            <p className="lede" data-until={news.until}>
              {news.text}
            </p>
          ) : null}
          {miniSessions ? (
            <section data-until={days.at(-1)}>
              <h2 className="h3">{miniSessions.heading}</h2>
              <ul className="rows">
                {miniSessions.sessions.map((session, at) => (
                  <li key={at} className={styles.session} data-until={session.date}>
                    <Session session={session} bookNow={bookNow} />
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </Slip>
    </div>
  )
}

function Session({ session, bookNow }: { session: MiniSession; bookNow: string }) {
  const { name, date, text, price, booking } = session

  return (
    <>
      <time dateTime={date}>{spoken(date)}</time>
      <div>
        <h3>{name}</h3>
        {text ? <p>{text}</p> : null}
      </div>
      {price ? <bdi className={styles.price}>{price}</bdi> : null}
      <BookNow label={bookNow} name={name} booking={booking} />
    </>
  )
}

/** “Saturday, June 20”. */
function spoken(day: string): string {
  return new Date(day).toLocaleDateString(language(), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
}
