import type { InquiryWords } from '#pipeline/content/content.ts'
import { fill, language, wordsOf } from '#src/ui/words.ts'

import styles from './kept-copy.module.css'
import type { Copy } from './use-copy.ts'
import { Written } from './written.tsx'

type KeptCopyProps = {
  words: InquiryWords
  copy: Copy
  /** Its place is kept while the thank-you is shown. */
  isWaiting: boolean
}

/** The pink copy of what was sent, folded below the form. */
export function KeptCopy({ words, copy: { fields, date }, isWaiting }: KeptCopyProps) {
  const day = new Date(date).toLocaleDateString(language(), { month: 'short', day: 'numeric' })

  return (
    <details className={styles.kept} data-waiting={isWaiting || undefined}>
      <summary>{fill(wordsOf('copying').kept, { copy: words.thanks.copy!, date: day })}</summary>
      <Written words={words} fields={fields} />
    </details>
  )
}
