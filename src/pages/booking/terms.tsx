import type { Pages } from '#pipeline/content/content.ts'

import styles from './answers.module.css'

/** Terms in plain words. */
export function Terms({ words }: { words: NonNullable<Pages['booking']['terms']> }) {
  return (
    <section className={`${styles.answers} ${styles.terms}`}>
      <h2>{words.heading}</h2>
      <dl>
        {words.terms.map(({ label, text }, at) => (
          <div key={at}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
