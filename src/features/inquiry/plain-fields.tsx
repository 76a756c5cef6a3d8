import type { InquiryWords } from '#pipeline/content/content.ts'
import type { Delivery } from '@studio/services/receivers/delivery'

import styles from './plain-fields.module.css'

type PlainFieldsProps = {
  delivery: Delivery
  words: InquiryWords
  /** Where the thank-you for visitors without script is, as a full address. */
  thanks: string
}

/** What a form needs beside its fields to reach a receiver by itself, and the trap for programs. */
export function PlainFields({ delivery, words, thanks }: PlainFieldsProps) {
  const { plain, extra, honeypot } = delivery
  const hidden = plain
    ? { ...extra, ...(plain.returnField && { [plain.returnField]: thanks }) }
    : {}

  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {honeypot ? (
        <label className={styles.trap}>
          {words.leaveEmpty}
          <input name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      ) : null}
      {plain ? (
        <p id="sent" className={styles.sent}>
          <strong>{words.thanks.heading}</strong> {words.thanks.text}
        </p>
      ) : null}
    </>
  )
}
