import type { Pages } from '#pipeline/content/content.ts'
import { routes } from '#pipeline/content/pages.ts'
import { ButtonLink } from '#src/ui/button/button.tsx'
import { Frame } from '#src/ui/frame/frame.tsx'
import { Marked } from '#src/ui/phrases/phrases.tsx'

import styles from './welcome.module.css'

/** Who the photographer is and what she does, calls to action, and a print that links to About. */
export function Welcome({ words }: { words: Pages['home']['welcome'] }) {
  const { heading, lede, text, portfolio, book, portrait } = words

  return (
    <section className={`section ${styles.welcome}`}>
      <h1>
        <Marked text={heading} />
      </h1>
      <div className={styles.text}>
        <p className="lede">{lede}</p>
        {text ? <p>{text}</p> : null}
        <div className={`unprinted ${styles.links}`}>
          <ButtonLink href={routes.portfolio}>{portfolio}</ButtonLink>
          <ButtonLink kind="book" href={routes.booking}>
            {book}
          </ButtonLink>
        </div>
      </div>
      {portrait ? (
        <div className={`unprinted ${styles.portrait}`}>
          <figure className={`film ${styles.print} ${portrait.photograph.className}`}>
            <Frame
              photo={portrait.photograph}
              sizes="auto, min(max(45vw, 11rem), 25rem)"
              deferred
            />
            <figcaption>
              <a href={routes.about}>{portrait.caption}</a>
            </figcaption>
          </figure>
        </div>
      ) : null}
    </section>
  )
}
