import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react'

import { FORM_FIELDS } from '@studio/services/receivers/settings'

import type { InquiryWords } from '#pipeline/content/content.ts'
import { fill, language, wordsOf } from '#src/ui/words.ts'
import { readSession, writeSession } from '#src/ui/session.ts'

import type { InquiryFields } from './inquiry-fields.ts'
import styles from './kept-copy.module.css'

const KEY = 'inquiry-copy'

/** What was sent, and when (ISO 8601). */
type Copy = { fields: InquiryFields; date: string }

/** A copy of the last inquiry that this tab has sent, until the tab is closed. `keep` replaces the copy. */
export function useCopy() {
  const [copy, setCopy] = useState<Copy>()

  function keep(fields: InquiryFields) {
    const sent = { fields, date: new Date().toISOString() }
    writeSession(KEY, sent)
    setCopy(sent)
  }

  const restore = useEffectEvent(() => {
    const kept: Partial<Copy> = Object(readSession(KEY))
    if (kept.fields && kept.date) setCopy(kept as Copy)
  })
  // Read after hydration, because the prerendered HTML has no copy.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => restore(), [])

  return { copy, keep }
}

type KeptCopyProps = {
  words: InquiryWords
  copy: Copy
  /** Whether the thank-you is shown. Then the copy's place is kept, but the copy is hidden. */
  isWaiting: boolean
}

/** The pink copy of what was sent, folded below the form. */
export function KeptCopy({ words, copy: { fields, date }, isWaiting }: KeptCopyProps) {
  const day = new Date(date).toLocaleDateString(language(), { month: 'short', day: 'numeric' })

  return (
    <details className={styles.kept} data-waiting={isWaiting || undefined}>
      <summary>{fill(wordsOf('copying').kept, { copy: words.thanks.copy!, date: day })}</summary>
      <WrittenFields words={words} fields={fields} />
    </details>
  )
}

type WrittenFieldsProps = ComponentProps<'dl'> & { words: InquiryWords; fields: InquiryFields }

/** What a visitor wrote, field by field. Handle: `--most-lines` of each. */
export function WrittenFields({ words, fields, ...list }: WrittenFieldsProps) {
  const written = FORM_FIELDS.filter((line) => fields[line]?.trim())

  return (
    <dl {...list} className={styles.written}>
      {written.map((line) => (
        <div key={line} className="beside">
          <dt>{words[line].label}</dt>
          <dd>{fields[line]}</dd>
        </div>
      ))}
    </dl>
  )
}
