import type { Content } from '#pipeline/content/content.ts'
import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './guarantee.module.css'

/** How soon an inquiry is answered. */
export function Guarantee({ words }: { words: NonNullable<Content['contact']['guarantee']> }) {
  return (
    <section className={styles.guarantee}>
      <Wax mark="tick" />
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
    </section>
  )
}
