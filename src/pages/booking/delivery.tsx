import type { Pages } from '#pipeline/content/content.ts'
import { EdgeNumbers, EdgePrint } from '#src/ui/edge-print/edge-print.tsx'
import { Phrases } from '#src/ui/phrases/phrases.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { language } from '#src/ui/words.ts'

import styles from './delivery.module.css'

/** `sizes` of browsers without `auto`: of two steps in a row, or of a column on phones. */
const SIZES = 'auto, (min-width: 40em) 47vw, 9rem'

/** What a visitor gets and when, in steps. One without a photograph is an unexposed frame. */
export function Delivery({ words }: { words: NonNullable<Pages['booking']['delivery']> }) {
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
        <ol className={styles.steps}>
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
                  <span aria-hidden="true">{(at + 1).toLocaleString(language())}</span>
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
