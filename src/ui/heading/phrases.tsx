import { Fragment, type ComponentType } from 'react'

import { cutIntoPhrases } from './cut-into-phrases.ts'
import styles from './heading.module.css'

type PhrasesProps = {
  text: string
  /** Renders a phrase. By default, its text. */
  Phrase?: ComponentType<{ phrase: string }>
}

/** Text that wraps between phrases, and inside a phrase only if it is too long for a line. */
export function Phrases({ text, Phrase }: PhrasesProps) {
  return cutIntoPhrases(text).map((phrase, at) => (
    <Fragment key={at}>
      {at > 0 ? ' ' : null}
      <span className={styles.phrase}>{Phrase ? <Phrase phrase={phrase} /> : phrase}</span>
    </Fragment>
  ))
}
