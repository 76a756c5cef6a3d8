import type { Content } from '#pipeline/content/content.ts'
import { routes } from '#src/routes.ts'
import { ButtonLink } from '#src/ui/button/button.tsx'
import { Marked } from '#src/ui/heading/marked.tsx'

import { Portrait } from './portrait.tsx'
import styles from './welcome.module.css'

/** Who the photographer is and what she does, and the two ways on. */
export function Welcome({ words }: { words: Content['home']['welcome'] }) {
  return (
    <section className={styles.welcome}>
      <h1>
        <Marked text={words.heading} />
      </h1>
      <div className={styles.text}>
        <p className={styles.lede}>{words.lede}</p>
        {words.text ? <p>{words.text}</p> : null}
        <div className={styles.links}>
          <ButtonLink href={routes.portfolio}>{words.portfolio}</ButtonLink>
          <ButtonLink kind="book" href={routes.booking}>
            {words.book}
          </ButtonLink>
        </div>
      </div>
      {words.portrait ? (
        <div className={styles.portrait}>
          <Portrait {...words.portrait} />
        </div>
      ) : null}
    </section>
  )
}
