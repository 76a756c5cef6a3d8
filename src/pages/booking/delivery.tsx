import type { Content } from '#pipeline/content/content.ts'
import { Phrases } from '#src/ui/heading/phrases.tsx'

import styles from './delivery.module.css'
import { Steps } from './steps.tsx'

/** What a visitor gets and when, and the steps on the way there. */
export function Delivery({ words }: { words: NonNullable<Content['booking']['delivery']> }) {
  const { heading, text, steps } = words

  return (
    <section className={styles.delivery}>
      <div className={styles.words}>
        <h2>
          <Phrases text={heading} />
        </h2>
        <p>{text}</p>
      </div>
      {steps ? <Steps steps={steps} /> : null}
    </section>
  )
}
