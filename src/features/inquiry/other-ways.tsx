import type { ReactNode } from 'react'

import type { InquiryWords, Studio } from '#pipeline/content/content.ts'
import { ButtonLink } from '#src/ui/button/button.tsx'
import { CopyButton } from '#src/ui/copy-button/copy-button.tsx'
import { telLink } from '#src/ui/tel-link.ts'

import type { InquiryFields } from './inquiry-fields.ts'
import { inquiryText, mailLink } from './mail.ts'
import styles from './undelivered.module.css'

type OtherWaysProps = {
  words: InquiryWords
  studio: Pick<Studio, 'email' | 'phone'>
  fields: InquiryFields
  /** Shown first. */
  children?: ReactNode
}

/** Other ways to send an inquiry: an email with the text filled in, the clipboard, the phone. */
export function OtherWays({ words, studio, fields, children }: OtherWaysProps) {
  const body = inquiryText(fields, words)
  const subject = `${words.heading}: ${fields.name}`

  return (
    <div className={styles.ways}>
      {children}
      <ButtonLink kind="line" href={mailLink({ to: studio.email, subject, body })}>
        {words.failure.email}
      </ButtonLink>
      <CopyButton text={body} label="Copy the message" copied="Message copied" />
      {studio.phone ? (
        <ButtonLink kind="line" href={telLink(studio.phone)}>
          {studio.phone}
        </ButtonLink>
      ) : null}
    </div>
  )
}
