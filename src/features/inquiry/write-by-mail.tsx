import type { InquiryWords } from '#pipeline/content/content.ts'

import { mailLink } from './mail.ts'
import styles from './write-by-mail.module.css'

type WriteByMailProps = {
  words: InquiryWords
  email: string
}

/** An email link in place of the form, shown only without scripts. */
export function WriteByMail({ words, email }: WriteByMailProps) {
  const { heading, withoutJavaScript, name, preferredDate, message } = words
  const lines = [name, preferredDate, message]
  const body = lines.map(({ label }) => `${label}: \n`).join('')

  return (
    <div className={styles.mail}>
      <p>
        {withoutJavaScript} <a href={mailLink({ to: email, subject: heading, body })}>{email}</a>
      </p>
      <dl>
        {lines.map(({ label, placeholder }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{placeholder}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
