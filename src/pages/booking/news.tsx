import type { MiniSession, Pages } from '#pipeline/content/content.ts'
import { Slip } from '#src/ui/slip/slip.tsx'
import { language } from '#src/ui/words.ts'

import { BookNow } from './package-slip.tsx'
import styles from './news.module.css'

type NewsProps = { words: Pick<Pages['booking'], 'news' | 'miniSessions' | 'bookNow'> }

/**
 * News, and sessions on one day only. Each is gone after its day: builds leave it out, and
 * `prerender/start/start.ts` takes `data-until` out of older pages.
 */
export function News({ words: { news, miniSessions, bookNow } }: NewsProps) {
  if (!news && !miniSessions) return null
  const days = miniSessions?.sessions.map(({ date }) => date).toSorted() ?? []
  const last = [...days, ...(news ? [news.until] : [])].toSorted().at(-1)

  return (
    <div className={`section ${styles.news}`} data-until={last}>
      <Slip copy="goldenrod" perforated>
        <div className={styles.sheet}>
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
