import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './heading.module.css'
import { Phrases } from './phrases.tsx'

/** A heading in phrases. Words between asterisks are underlined in wax. Hyphenated words do not wrap. */
export function Marked({ text }: { text: string }) {
  return <Phrases text={text} Phrase={MarkedPhrase} />
}

function MarkedPhrase({ phrase }: { phrase: string }) {
  return phrase.split('*').map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.marked}>
        {part}
        <Wax shape="underline" />
      </span>
    ) : (
      <Unmarked key={index} text={part} />
    ),
  )
}

function Unmarked({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.hyphenated}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
