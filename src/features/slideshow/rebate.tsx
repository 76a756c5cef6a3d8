import type { FilmStock } from '#pipeline/model/photo.ts'
import { EdgeArrow, EdgePrint } from '#src/ui/edge-print/edge-print.tsx'

import styles from './rebate.module.css'

type RebateProps = {
  /** The number of the slide shown, from 1. */
  frame: number
  /** The stock of the slide shown. */
  film: FilmStock | undefined
  /** Where the studio is. */
  place: string
}

/** The edge print of the slide shown: above it on phones, down both sides on wide screens. */
export function Rebate({ frame, film, place }: RebateProps) {
  return (
    <>
      <div className={`${styles.rebate} ${film?.className ?? ''}`} data-side="start">
        <EdgePrint>
          <span>{frame}</span>
          <EdgeArrow />
          <span>{`${frame}A`}</span>
          {film ? <b>{film.name}</b> : null}
        </EdgePrint>
      </div>
      <div className={styles.rebate} data-side="end">
        <EdgePrint>
          <EdgeArrow />
          <span>{place}</span>
        </EdgePrint>
      </div>
    </>
  )
}
