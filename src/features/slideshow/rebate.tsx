import type { FilmStock } from '#pipeline/model/film-stock.ts'
import { EdgeArrow, EdgePrint } from '#src/ui/edge-print/edge-print.tsx'

import styles from './rebate.module.css'

type RebateProps = {
  /** The stock of the slide shown. */
  film: FilmStock | undefined
  /** Where the studio is. */
  place: string
}

/** The edge print round the slide: above it on phones, down both sides on wide screens. */
export function Rebate({ film, place }: RebateProps) {
  return (
    <>
      <div className={`${styles.rebate} ${film?.className ?? ''}`} data-side="start">
        <EdgePrint>
          <span>1</span>
          <EdgeArrow />
          <span>1A</span>
          <b>120</b>
          <span>2</span>
          <EdgeArrow />
          <span>2A</span>
        </EdgePrint>
      </div>
      <div className={styles.rebate} data-side="end">
        <EdgePrint>
          <EdgeArrow />
          <span>10 exp</span>
          <span>6 × 7</span>
          <span>{place}</span>
        </EdgePrint>
      </div>
    </>
  )
}
