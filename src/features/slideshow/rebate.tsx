import type { FilmStock } from '#pipeline/model/photo.ts'
import { EdgeArrow, EdgeNumbers, EdgePrint } from '#src/ui/edge-print.tsx'

import styles from './rebate.module.css'

type RebateProps = {
  /** Number of the current slide, from 1. */
  frame: number
  film: Pick<FilmStock, 'name' | 'className'> | undefined
  /** Where the studio is. */
  place: string
  /** Stands in its place on phones. */
  line: string | undefined
}

/** The edge print of the current slide: above it on phones, at both sides on wide screens. */
export function Rebate({ frame, film, place, line }: RebateProps) {
  return (
    <>
      {line ? (
        <p className={styles.line} suppressHydrationWarning>
          {line}
        </p>
      ) : null}
      <div className={`${styles.rebate} ${film?.className ?? ''}`} data-side="start">
        <EdgePrint>
          <EdgeNumbers frame={frame} />
          {film ? <b suppressHydrationWarning>{film.name}</b> : null}
        </EdgePrint>
      </div>
      <div className={styles.rebate} data-side="end">
        <EdgePrint>
          <EdgeArrow />
          <span suppressHydrationWarning>{place}</span>
        </EdgePrint>
      </div>
    </>
  )
}
