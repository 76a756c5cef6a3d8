import type { ReactNode } from 'react'

import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './phrases.module.css'

type PhrasesProps = { text: string; render?: (phrase: string) => ReactNode }

/**
 * Text that wraps between phrases, and inside a phrase only if it is too long for a line. With no
 * role, because Firefox gives an inline block to screen readers as a heading or a term of its own.
 */
export function Phrases({ text, render = (phrase) => phrase }: PhrasesProps) {
  return cutIntoPhrases(text).map((phrase, at, { length }) => (
    <span key={at} className="phrase" role="none">
      {render(phrase)}
      {at < length - 1 ? <span className={styles.space}> </span> : null}
    </span>
  ))
}

/** A heading in phrases. Words between asterisks are underlined in wax. Hyphenated words do not wrap. */
export function Marked({ text }: { text: string }) {
  return <Phrases text={text} render={marked} />
}

function marked(phrase: string) {
  return phrase.split(/(\*[^*]+\*|[^\s*]+-[^\s*]+)/).map((part, index) => {
    if (index % 2 === 0) return part
    if (!part.startsWith('*')) {
      return (
        <span key={index} className={styles.hyphenated}>
          {part}
        </span>
      )
    }
    return (
      <span key={index} className={`phrase ${styles.marked}`} role="none">
        {part.slice(1, -1)}
        <Wax shape="underline" />
      </span>
    )
  })
}

/** Splits a text after punctuation, but not between two asterisks: an even number must follow. */
export function cutIntoPhrases(text: string): string[] {
  return text.split(/(?<=[.,:;!?/،؛؟]\*?)\s+(?=[^*]*(?:\*[^*]*\*[^*]*)*$)/)
}
