import type { Pages } from '#pipeline/content/content.ts'

import styles from './contact.module.css'

/** What this site asks of which others. The footer of every page links to this id. */
export function Privacy({ words }: { words: NonNullable<Pages['contact']['privacy']> }) {
  const { heading, text, asked } = words

  return (
    <section id="privacy" className={styles.terms}>
      <h2>{heading}</h2>
      <p>{text}</p>
      {asked.length > 0 ? (
        <dl className={styles.asked}>
          {asked.map(({ what, host }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{host}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  )
}
