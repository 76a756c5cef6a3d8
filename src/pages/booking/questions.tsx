import type { Pages } from '#pipeline/content/content.ts'

import styles from './answers.module.css'

/**
 * Questions, each of which unfolds its answer. The id is on the answer: browsers unfold what a link or a
 * search leads to. Search engines get no FAQPage: Google shows none since May 2026.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
export function Questions({ words }: { words: NonNullable<Pages['booking']['questions']> }) {
  return (
    <section className={`${styles.answers} ${styles.questions}`}>
      <h2>{words.heading}</h2>
      <div>
        {words.questions.map(({ question, answer, id }) => (
          <details key={id}>
            <summary>{question}</summary>
            <p id={id}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
