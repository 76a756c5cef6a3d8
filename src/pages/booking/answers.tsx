import type { Pages } from '#pipeline/content/content.ts'

import styles from './answers.module.css'

/** Terms in plain words. */
export function Terms({ words }: { words: NonNullable<Pages['booking']['terms']> }) {
  return (
    <section className={`section columns ${styles.answers} ${styles.terms}`}>
      <h2>{words.heading}</h2>
      <dl className="rows">
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

/**
 * Questions, each of which unfolds its answer. The id is on the answer: browsers unfold what a link or a
 * search leads to. Search engines get no FAQPage: Google shows none since May 2026.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
export function Questions({ words }: { words: NonNullable<Pages['booking']['questions']> }) {
  return (
    <section className={`section columns ${styles.answers} ${styles.questions}`}>
      <h2>{words.heading}</h2>
      <div className="rows">
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
