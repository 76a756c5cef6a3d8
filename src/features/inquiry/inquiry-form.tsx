import { useId, type ComponentProps, type ReactNode } from 'react'

import type { InquiryWords, Studio } from '#pipeline/content/content.ts'
import type { Delivery } from '@studio/services/receivers/delivery'
import { routes } from '#src/routes.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Slip } from '#src/ui/slip/slip.tsx'

import { Field } from './field.tsx'
import styles from './inquiry-form.module.css'
import { PlainFields } from './plain-fields.tsx'

type InquiryFormProps = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onReset'> & {
  words: InquiryWords
  studio: Pick<Studio, 'email' | 'url' | 'inquiries'>
  sending: boolean
  /** What became of the last attempt, below the button. */
  children?: ReactNode
}

/**
 * The white copy. Its checks are the browser's own. Where no script takes over, it posts to the
 * receiver by itself, or opens a message to the studio in the visitor's mail program.
 */
export function InquiryForm(props: InquiryFormProps) {
  const { ref, onSubmit, onReset, words, studio, sending, children } = props
  const { inquiries: delivery, email, url } = studio
  const headingId = useId()
  const mailto = `mailto:${email}`

  return (
    <Slip>
      <form
        ref={ref}
        className={styles.form}
        aria-labelledby={headingId}
        method="post"
        {...targetOf(delivery, mailto)}
        onSubmit={onSubmit}
        onReset={onReset}
      >
        <h2 id={headingId} className={styles.heading}>
          {words.heading}
        </h2>
        {delivery?.plain ? null : (
          <noscript>
            <p className={styles.note}>
              {words.withoutJavaScript} <a href={mailto}>{email}</a>
            </p>
          </noscript>
        )}
        {delivery ? (
          <PlainFields delivery={delivery} words={words} thanks={`${url}${routes.contact}#sent`} />
        ) : null}
        <div className={styles.pair}>
          <Field words={words.name} name="name" autoComplete="name" required readOnly={sending} />
          <Field
            words={words.email}
            name="email"
            type="email"
            autoComplete="email"
            required
            readOnly={sending}
          />
        </div>
        <Field
          words={words.preferredDate}
          name="preferredDate"
          autoComplete="off"
          readOnly={sending}
        />
        <Field
          words={words.message}
          name="message"
          autoComplete="off"
          required
          multiline
          readOnly={sending}
        />
        <Button type="submit" aria-disabled={sending || undefined}>
          {sending ? words.sending : words.button}
        </Button>
        {children}
        <p className={styles.note}>{words.note}</p>
      </form>
    </Slip>
  )
}

/** Where the form goes without a script. */
function targetOf(delivery: Delivery | undefined, mailto: string) {
  if (!delivery?.plain) return { action: mailto, encType: 'text/plain' }

  const { action, encoding, attributes } = delivery.plain
  return { ...attributes, action, encType: ENCODING_TYPES[encoding] }
}

const ENCODING_TYPES = {
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}
