import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './marked.module.css'
import { Phrases } from './phrases.tsx'

/**
 * A heading in phrases, in which the words between asterisks have grease pencil under them. Words
 * joined by a hyphen stay on one line.
 */
export function Marked({ text }: { text: string }) {
  return <Phrases text={text} Phrase={Marks} />
}

function Marks({ phrase }: { phrase: string }) {
  return phrase.split('*').map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.marked}>
        {part}
        <Wax mark="underline" />
      </span>
    ) : (
      <Whole key={index} text={part} />
    ),
  )
}

function Whole({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
