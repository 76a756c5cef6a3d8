import { useEffect, useRef } from 'react'

import type { Content } from '#pipeline/content/content.ts'
import { Slip } from '#src/ui/slip/slip.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './booked.module.css'

type BookedProps = {
  words: NonNullable<Content['booking']['calendar']>['booked']
  email: string
}

/** The confirmation of a booking, on the pink copy. */
export function Booked({ words, email }: BookedProps) {
  const slip = useRef<HTMLDivElement>(null)

  useEffect(() => slip.current?.scrollIntoView({ block: 'nearest' }), [])

  return (
    <div ref={slip} className={styles.booked}>
      <Slip copy="pink" perforated>
        <div className={styles.sheet}>
          <Wax shape="tick" />
          <h3>{words.heading}</h3>
          <p>{words.text}</p>
          <p>
            {words.noMail} <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
      </Slip>
    </div>
  )
}
