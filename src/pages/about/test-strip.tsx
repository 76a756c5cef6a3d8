import type { Pages } from '#pipeline/content/content.ts'
import { Phrases } from '#src/ui/phrases/phrases.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './test-strip.module.css'

/** The studio's philosophy as a darkroom test strip: a photograph in 2 to 4 exposures, a card each. */
export function TestStrip({ words }: { words: NonNullable<Pages['about']['philosophy']> }) {
  const { heading, photograph, cards } = words
  const { width, height } = photograph.full

  return (
    <section className={`film ${styles.strip}`}>
      <div className={`section ${styles.inner}`}>
        <h2>
          <Phrases text={heading} />
        </h2>
        <div
          className={`${styles.negative} ${photograph.className}`}
          data-deferred=""
          data-exposures=""
        >
          <Picture
            photo={photograph}
            sizes={`auto, max(100vw, 18.75rem * ${(width / height).toFixed(3)})`}
            cropped
          />
          <div className={styles.exposures}>
            {cards.map((_, index) => (
              <span key={index} />
            ))}
          </div>
          <Wax shape="tick" />
        </div>
        <div className={styles.cards}>
          {cards.map(({ exposure, title, text }, index) => (
            <article key={index}>
              <h3>{title}</h3>
              {exposure ? <span className={styles.exposure}>{exposure}</span> : null}
              <p>{text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
