import type { Content } from '#pipeline/content/content.ts'
import type { Photo } from '#pipeline/model/photo.ts'
import { FilmStockTag } from '#src/ui/film-stock-tag/film-stock-tag.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'
import { Marked } from '#src/ui/heading/marked.tsx'

import styles from './introduction.module.css'

/**
 * `sizes` of the portrait: half the window and most of its height on wide screens, two fifths on a
 * phone in landscape, and the window's width on narrow screens.
 */
export function portraitSizes({ full: { width, height } }: Photo): string {
  const ratio = (width / height).toFixed(3)
  const wide = `max(46vw, clamp(28.75rem, 100vh - 11.25rem, 70rem) * ${ratio})`

  return `(min-width: 64em) ${wide}, (min-width: 44em) and (max-height: 32em) 39vw, calc(100vw - 14px)`
}

/** A portrait of the photographer, and a sentence about her. */
export function Introduction({ words }: { words: Content['about']['introduction'] }) {
  const { portrait, caption, heading, lede } = words

  return (
    <section className={styles.introduction}>
      <figure className={styles.portrait}>
        <Frame photo={portrait} sizes={portraitSizes(portrait)} loading="first" />
        {caption || portrait.film ? (
          <figcaption>
            {caption ? <strong>{caption}</strong> : null}
            <FilmStockTag film={portrait.film} />
          </figcaption>
        ) : null}
      </figure>
      <div className={styles.text}>
        <h1>
          <Marked text={heading} />
        </h1>
        <p>{lede}</p>
      </div>
    </section>
  )
}
