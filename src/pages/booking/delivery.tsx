import type { Content } from '#pipeline/content/content.ts'

import styles from './delivery.module.css'

/** When the gallery of a session arrives. */
export function Delivery({ words }: { words: Content['booking']['delivery'] }) {
  return (
    <section className={styles.delivery}>
      <div>
        <h2>{words.heading}</h2>
        <p>{words.text}</p>
      </div>
    </section>
  )
}
