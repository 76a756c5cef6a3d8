import type { ComponentProps } from 'react'

import type { InquiryWords } from '#pipeline/content/content.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Slip } from '#src/ui/slip/slip.tsx'

import { Field } from './field.tsx'
import styles from './inquiry-form.module.css'

type InquiryFormProps = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit'> & {
  words: InquiryWords
  email: string
}

/**
 * The white copy. Its checks are the browser's own. Where no script takes over, sending it opens a
 * message to the studio in the visitor's mail program.
 */
export function InquiryForm({ ref, onSubmit, words, email }: InquiryFormProps) {
  const mailto = `mailto:${email}`

  return (
    <Slip>
      <form
        ref={ref}
        className={styles.form}
        action={mailto}
        method="post"
        encType="text/plain"
        onSubmit={onSubmit}
      >
        <h2 className={styles.heading}>{words.heading}</h2>
        <noscript>
          <p className={styles.note}>
            {words.withoutJavaScript} <a href={mailto}>{email}</a>
          </p>
        </noscript>
        <div className={styles.pair}>
          <Field words={words.name} name="name" autoComplete="name" required />
          <Field words={words.email} name="email" type="email" autoComplete="email" required />
        </div>
        <Field words={words.preferredDate} name="preferredDate" autoComplete="off" />
        <Field words={words.message} name="message" autoComplete="off" required multiline />
        <Button type="submit">{words.button}</Button>
        <p className={styles.note}>{words.note}</p>
      </form>
    </Slip>
  )
}
