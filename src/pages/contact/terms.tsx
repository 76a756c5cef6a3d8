import type { Content } from '#pipeline/content/content.ts'

import styles from './terms.module.css'

/** What others may do with a photograph. Every photograph’s metadata leads to its `id`. */
export function Terms({ words }: { words: NonNullable<Content['contact']['photographs']> }) {
  return (
    <section id="photographs" className={styles.terms}>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
    </section>
  )
}
