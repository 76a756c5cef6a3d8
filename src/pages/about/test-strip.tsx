import type { Pages } from '#pipeline/content/content.ts'
import type { Photo } from '#pipeline/model/photo.ts'
import { Phrases } from '#src/ui/phrases/phrases.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './test-strip.module.css'

/** The studio's philosophy as a darkroom test strip: a photograph in 2 to 4 exposures, a card each. */
export function TestStrip({ words }: { words: NonNullable<Pages['about']['philosophy']> }) {
  const { heading, photograph, cards } = words

  return (
    <section className={`film ${styles.strip}`}>
      <div className={styles.inner}>
        <h2>
          <Phrases text={heading} />
        </h2>
        <div className={`${styles.negative} ${photograph.className}`} data-deferred="">
          <Picture photo={photograph} sizes={negativeSizes(photograph)} />
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

/** `sizes`: as wide as the column, or as its minimum height of 300 px requires. */
function negativeSizes({ full: { width, height } }: Photo): string {
  const inner = 'min(100vw, 140rem) - clamp(2rem, 6.8vw, 7rem)'
  return `max(${inner}, 18.75rem * ${(width / height).toFixed(3)})`
}
