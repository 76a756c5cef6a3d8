import { useId, type ComponentProps, type ReactNode } from 'react'

import type { InquiryWords, Studio } from '#pipeline/content/content.ts'
import type { ReceiverSettings, FormField } from '@studio/services/receivers/settings'
import { routes } from '#src/routes.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Slip } from '#src/ui/slip/slip.tsx'

import { Field } from './field.tsx'
import styles from './inquiry-form.module.css'
import { WriteByMail } from './write-by-mail.tsx'

type InquiryFormProps = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'onReset'> & {
  words: InquiryWords
  studio: Pick<Studio, 'email' | 'url' | 'inquiries'>
  sending: boolean
  /** The result of the last attempt, below the button. */
  children?: ReactNode
}

/**
 * The form, with the browser's own validation. Without JavaScript it makes a plain post, if the
 * receiver accepts that. Otherwise an email link replaces it: a `mailto:` form would be mixed content,
 * for which browsers turn autofill off.
 */
export function InquiryForm(props: InquiryFormProps) {
  const { ref, onSubmit, onReset, words, studio, sending, children } = props
  const { inquiries: receiver, email, url } = studio
  const headingId = useId()
  const plain = receiver?.plain
  const field = (name: FormField) => ({ name, words: words[name], readOnly: sending })

  return (
    <Slip>
      <form
        ref={ref}
        className={styles.form}
        aria-labelledby={headingId}
        {...(plain ? plainTarget(plain) : scriptTarget(email, words.heading))}
        onSubmit={onSubmit}
        onReset={onReset}
      >
        <h2 id={headingId} className={styles.heading}>
          {words.heading}
        </h2>
        {plain ? null : <WriteByMail words={words} email={email} />}
        {receiver ? (
          <PlainFields
            receiver={receiver}
            words={words}
            returnTo={`${url}${routes.contact}#sent`}
          />
        ) : null}
        <div className={styles.pair}>
          <Field {...field('name')} autoComplete="name" required />
          <Field {...field('email')} type="email" autoComplete="email" required />
        </div>
        <Field {...field('preferredDate')} />
        <Field {...field('message')} required multiline />
        <Button type="submit" aria-disabled={sending || undefined}>
          {sending ? words.sending : words.button}
        </Button>
        {children}
        {words.note ? <p className={styles.note}>{words.note}</p> : null}
      </form>
    </Slip>
  )
}

type PlainFieldsProps = {
  receiver: ReceiverSettings
  words: InquiryWords
  /** Full address of the thank-you after a plain post. */
  returnTo: string
}

/** The hidden fields of a plain post, its thank-you, and the honeypot. */
function PlainFields({ receiver, words, returnTo }: PlainFieldsProps) {
  const { plain, extra, honeypot } = receiver
  const hidden = plain
    ? { ...extra, ...(plain.returnField && { [plain.returnField]: returnTo }) }
    : {}

  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {honeypot ? (
        <label className={styles.honeypot}>
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

function plainTarget({ action, encoding, attributes }: NonNullable<ReceiverSettings['plain']>) {
  return { ...attributes, method: 'post', action, encType: ENCODING_TYPES[encoding] }
}

const ENCODING_TYPES = {
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

/**
 * Outside a dialog, `method="dialog"` validates and sends nothing. If the page's scripts fail,
 * `prerender/start/without-scripts.ts` opens `data-mail` with the typed text.
 */
function scriptTarget(email: string, subject: string) {
  return { method: 'dialog', 'data-mail': `mailto:${email}?subject=${encodeURIComponent(subject)}` }
}
