import type { Pages } from '#pipeline/content/content.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Slip } from '#src/ui/slip/slip.tsx'

import styles from './letters.module.css'

/** What clients wrote, each on the pink copy that came back, with or without a photograph. */
export function Letters({ words }: { words: NonNullable<Pages['home']['letters']> }) {
  return (
    <section className={`section ${styles.letters}`} data-deferred="">
      <h2>{words.heading}</h2>
      <ul className="stack">
        {words.letters.map(({ text, name, session, photograph }, at) => (
          <li key={at}>
            <Slip copy="pink" perforated>
              <figure className={styles.letter}>
                {photograph ? (
                  <div className={`${styles.print} ${photograph.className}`}>
                    <Picture photo={photograph} sizes="7rem" />
                  </div>
                ) : null}
                <blockquote>{text}</blockquote>
                <figcaption className="beside">
                  <strong>{name}</strong>
                  {session ? <span>{session}</span> : null}
                </figcaption>
              </figure>
            </Slip>
          </li>
        ))}
      </ul>
    </section>
  )
}
