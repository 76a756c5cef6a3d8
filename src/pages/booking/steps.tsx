import type { Content } from '#pipeline/content/content.ts'
import { EdgeArrow, EdgePrint } from '#src/ui/edge-print/edge-print.tsx'
import { overhang } from '#src/ui/overhang.ts'
import { Picture } from '#src/ui/picture.tsx'

import styles from './steps.module.css'

type Step = NonNullable<NonNullable<Content['booking']['delivery']>['steps']>[number]

/** Width ÷ height of every frame, as in the stylesheet. */
const RATIO = 1.5

/**
 * The steps from a booking to the gallery as one strip of film, a frame each. What is still to come
 * for a visitor has not been exposed: those frames show their number.
 */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, photograph }, at) => (
        <li key={at} className={styles.step}>
          <div className={styles.edge}>
            <EdgePrint>
              <span>{at + 1}</span>
              <EdgeArrow />
              <span>{at + 1}A</span>
            </EdgePrint>
          </div>
          <div className={`${styles.frame} ${photograph?.className ?? ''}`}>
            {photograph ? (
              <Picture photo={photograph} sizes={frameSizes(photograph, steps.length)} />
            ) : (
              <span aria-hidden="true">{at + 1}</span>
            )}
          </div>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** On wide screens its share of a row, on smaller ones that of a row of two, on phones a thumb. */
function frameSizes(photo: Parameters<typeof overhang>[0], count: number): string {
  const times = overhang(photo, RATIO)
  const wide = (times * 94) / count

  return `(min-width: 64em) ${wide.toFixed(1)}vw, (min-width: 40em) ${times * 46}vw, ${times * 6}rem`
}
