import { useEffect, useRef } from 'react'

import type { Content } from '#pipeline/content/content.ts'
import { Embed } from '#src/ui/embed/embed.tsx'
import { Slip } from '#src/ui/slip/slip.tsx'
import { useReachable } from '#src/ui/use-reachable/use-reachable.ts'

import { BlankMonth } from './blank-month.tsx'
import styles from './calendar.module.css'
import { Unreachable } from './unreachable.tsx'

/**
 * What an embedded scheduling page may do: book, pay, open its own pages in a new tab. Not take
 * over this one.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals'

type CalendarProps = {
  words: Content['booking']['calendar']
  /** The studio's page at the scheduling service. */
  address: string
  email: string
  phone: string
}

/**
 * The scheduling service's calendar, 900 px high (B3, K1). The service is asked for nothing before
 * its place comes near; when it does not answer, other ways to find a date stand in that place.
 */
export function Calendar({ words, address, email, phone }: CalendarProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const tried = useRef(false)
  const { state, attempt, retry } = useReachable(address, place)

  const embed = { title: words.label, src: address, allow: 'payment', sandbox: SANDBOX }
  const asked = attempt > 0
  const answers = state === 'answers'
  const failed = state === 'silent' || (state === 'waiting' && attempt > 1)

  function tryAgain() {
    tried.current = true
    retry()
  }

  useEffect(() => {
    // The button that was pressed has gone, and the focus with it.
    const lost = tried.current && document.activeElement === document.body
    if (answers && lost) frame.current?.focus()
  }, [answers])

  return (
    <section className={styles.calendar}>
      <div className={styles.column}>
        <h2>{words.heading}</h2>
        <p className={styles.text}>{words.text}</p>
        <a className={styles.link} href={address} target="_blank" rel="noopener">
          {words.link}
        </a>
        <div ref={place} className={styles.place}>
          {failed ? null : (
            <Slip>
              <BlankMonth />
            </Slip>
          )}
          {asked && state !== 'silent' ? (
            <Embed key={attempt} ref={frame} {...embed} shown={answers} />
          ) : null}
          <noscript>
            <Embed {...embed} shown />
          </noscript>
          <div role="status">
            {failed ? (
              <Unreachable
                words={words.unreachable}
                email={email}
                phone={phone}
                trying={state === 'waiting'}
                onTryAgain={tryAgain}
              />
            ) : null}
          </div>
        </div>
      </div>
    </section>
  )
}
