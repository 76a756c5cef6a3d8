import { Fragment, type ComponentType } from 'react'

import { cutIntoPhrases } from './cut-into-phrases.ts'
import styles from './phrases.module.css'

type PhrasesProps = {
  text: string
  /** What a phrase is shown by, where it is more than its words. */
  Phrase?: ComponentType<{ phrase: string }>
}

/** Text whose lines break between its phrases, or inside one that is too long for a line. */
export function Phrases({ text, Phrase }: PhrasesProps) {
  return cutIntoPhrases(text).map((phrase, at) => (
    <Fragment key={at}>
      {at > 0 ? ' ' : null}
      <span className={styles.phrase}>{Phrase ? <Phrase phrase={phrase} /> : phrase}</span>
    </Fragment>
  ))
}
