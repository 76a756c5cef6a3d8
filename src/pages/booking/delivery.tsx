import type { Pages } from '#pipeline/content/content.ts'
import type { Photo } from '#pipeline/model/photo.ts'
import { EdgeNumbers, EdgePrint } from '#src/ui/edge-print/edge-print.tsx'
import { Phrases } from '#src/ui/phrases/phrases.tsx'
import { coverScale, Picture } from '#src/ui/picture.tsx'
import { language } from '#src/ui/words.ts'

import styles from './delivery.module.css'

/** Width ÷ height of every frame, as in the stylesheet. */
const RATIO = 1.5

/** What a visitor gets and when, in steps. One without a photograph is an unexposed frame. */
export function Delivery({ words }: { words: NonNullable<Pages['booking']['delivery']> }) {
  const { heading, text, steps } = words

  return (
    <section className={`film ${styles.delivery}`}>
      <div className={styles.words}>
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
                  <Picture photo={photograph} sizes={frameSizes(photograph, steps.length)} />
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

/** `sizes`: a share of a row on wide screens, half a row on smaller ones, a column on phones. */
function frameSizes(photo: Photo, count: number): string {
  const scale = coverScale(photo, RATIO)
  const wide = (scale * 94) / count

  return `(min-width: 64em) ${wide.toFixed(1)}vw, (min-width: 40em) ${scale * 46}vw, calc(${scale} * min(6rem, 25vw))`
}
