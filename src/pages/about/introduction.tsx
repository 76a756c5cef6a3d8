import type { Content } from '#pipeline/content/content.ts'
import { FilmStockTag } from '#src/ui/film-stock-tag/film-stock-tag.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'
import { Marked } from '#src/ui/heading/marked.tsx'

import styles from './introduction.module.css'

/** The portrait stands in half the window on wide screens, and fills it on narrow ones. */
export const PORTRAIT_SIZES = '(min-width: 64em) 50vw, 100vw'

/** Who the photographer is: a portrait that bleeds into the bar, and a sentence. */
export function Introduction({ words }: { words: Content['about']['introduction'] }) {
  const { portrait, caption, heading, lede } = words

  return (
    <section className={styles.introduction}>
      <figure className={styles.portrait}>
        <Frame photo={portrait} sizes={PORTRAIT_SIZES} loading="first" />
        <figcaption>
          <strong>{caption}</strong>
          <FilmStockTag film={portrait.film} />
        </figcaption>
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
