import { useRef } from 'react'

import type { Content } from '#pipeline/content/content.ts'
import type { Photo } from '#pipeline/model/photo.ts'
import deferral from '#src/ui/deferred.module.css'
import { Phrases } from '#src/ui/heading/phrases.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { useNear } from '#src/ui/use-near.ts'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './test-strip.module.css'

/** From the least light to the most. The last card has the negative as it is. */
const EXPOSURES = ['faint', 'shortest', 'shorter']

/**
 * What the studio believes, as a darkroom test strip: one negative in two to four exposures, each
 * with its card, ending on the one to print.
 */
export function TestStrip({ words }: { words: NonNullable<Content['about']['philosophy']> }) {
  const { heading, photograph, cards } = words
  const negative = useRef<HTMLDivElement>(null)
  const near = useNear(negative)

  return (
    <section className={styles.strip}>
      <div className={styles.inner} data-cards={cards.length}>
        <h2>
          <Phrases text={heading} />
        </h2>
        <div
          ref={negative}
          className={`${styles.negative} ${photograph.className} ${near ? '' : deferral.deferred}`}
        >
          <Picture photo={photograph} sizes={negativeSizes(photograph)} />
          {EXPOSURES.slice(1 - cards.length).map((exposure) => (
            <span key={exposure} data-exposure={exposure} />
          ))}
          <Wax mark="tick" />
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

/** As wide as reading is, 16 by 9, and on phones wider, because it is never lower than 300 px. */
function negativeSizes({ full: { width, height } }: Photo): string {
  const inner = 'min(100vw, 140rem) - clamp(2rem, 6.8vw, 7rem)'
  return `max(${inner}, 18.75rem * ${(width / height).toFixed(3)})`
}
