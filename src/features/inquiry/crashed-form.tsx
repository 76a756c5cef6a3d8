import { useState } from 'react'

import type { InquiryWords } from '#pipeline/content/content.ts'
import { Slip } from '#src/ui/slip/slip.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import formStyles from './inquiry-form.module.css'
import { inquiryOf, readForm, type Recipient } from './inquiry-fields.ts'
import { inquiryText } from './mail.ts'
import { OtherWays } from './undelivered.tsx'
import styles from './undelivered.module.css'
import { readDraft } from './use-draft.ts'

/** The fallback of a form that failed to render: the message, and other ways to send it. */
export function CrashedForm({ words, studio }: { words: InquiryWords; studio: Recipient }) {
  const [fields] = useState(() => {
    // React renders this while the form is still in the page.
    const form = document.querySelector('form')
    return inquiryOf(form ? readForm(form, words.choices) : readDraft(), words.choices)
  })
  const { heading, text } = words.failure.reasons.crashed

  return (
    <Slip>
      <div className={formStyles.form}>
        <h2 className={formStyles.heading}>{words.heading}</h2>
        <div className={styles.undelivered} role="alert">
          <Wax shape="cross" />
          <h3>{heading}</h3>
          <p>
            {text} <a href={`mailto:${studio.email}`}>{studio.email}</a>
          </p>
          <p className={styles.written}>{inquiryText(fields, words)}</p>
          <OtherWays words={words} studio={studio} fields={fields} />
        </div>
      </div>
    </Slip>
  )
}
