import { useId, type ComponentProps, type ReactNode, type RefObject } from 'react'

import type { ReceiverSettings, FormField } from '@studio/services/receivers/settings'

import type { InquiryWords } from '#pipeline/content/content.ts'
import { routes } from '#pipeline/content/pages.ts'
import { Button } from '#src/ui/button.tsx'
import { Slip } from '#src/ui/slip/slip.tsx'

import { Choices, Field } from './field.tsx'
import type { Recipient, Written } from './inquiry-fields.ts'
import styles from './inquiry-form.module.css'
import { mailLink } from './mail.ts'
import { useProblems } from './use-problems.ts'

type InquiryFormProps = Pick<ComponentProps<'form'>, 'onInput' | 'onSubmit' | 'onReset'> & {
  ref: RefObject<HTMLFormElement | null>
  words: InquiryWords
  studio: Recipient
  sending: boolean
  /** Whether a failure below offers to try again, in place of the button. */
  failed: boolean
  /** The texts and answers so far. */
  written: Written
  /** The result of the last attempt, below the button. */
  children?: ReactNode
}

/**
 * The form, with the browser's own validation. Without JavaScript it makes a plain post, if the
 * receiver accepts that. Otherwise an email link replaces it: a `mailto:` form would be mixed content,
 * for which browsers turn autofill off.
 */
export function InquiryForm(props: InquiryFormProps) {
  const { words, studio, sending, failed, written, children, ...form } = props
  const { inquiries: receiver, email } = studio
  const headingId = useId()
  const { problems, handlers } = useProblems(form.ref)
  const field = (name: FormField) => ({
    name,
    words: words[name],
    problem: problems[name],
    readOnly: sending,
  })

  return (
    <Slip>
      <form
        {...form}
        {...handlers}
        {...target(receiver?.plain, email, words.heading)}
        className={styles.form}
        aria-labelledby={headingId}
      >
        <h2 id={headingId} className={styles.heading} suppressHydrationWarning>
          {words.heading}
        </h2>
        {receiver?.plain ? null : <WriteByMail words={words} email={email} />}
        {receiver ? <PlainFields receiver={receiver} words={words} studio={studio} /> : null}
        <div className={styles.pair}>
          <Field {...field('name')} autoComplete="name" required />
          <Field {...field('email')} type="email" autoComplete="email" required />
        </div>
        <Field {...field('preferredDate')} />
        {words.choices ? (
          <Choices choices={words.choices} written={written} disabled={sending} />
        ) : null}
        <Field {...field('message')} required multiline />
        <Button type="submit" hidden={failed} aria-disabled={sending || undefined}>
          {sending ? words.sending : words.button}
        </Button>
        {children}
        {words.note ? (
          <p className={styles.note} suppressHydrationWarning>
            {words.note}
          </p>
        ) : null}
      </form>
    </Slip>
  )
}

/** An email link in place of the form, shown only without scripts. */
function WriteByMail({ words, email }: { words: InquiryWords; email: string }) {
  const lines = [words.name, words.preferredDate, ...(words.choices ?? []), words.message]
  const body = lines.map(({ label }) => `${label}: \n`).join('')
  const link = mailLink({ to: email, subject: words.heading, body })

  return (
    <p className={styles.mail}>
      {words.withoutJavaScript} <a href={link}>{email}</a>
    </p>
  )
}

type PlainFieldsProps = { receiver: ReceiverSettings; words: InquiryWords; studio: Recipient }

/**
 * The hidden fields of a plain post, its thank-you, and the honeypot. Netlify answers with the page that the form was
 * posted to, and so do hosts that take no posts. But Netlify removes its own attribute from forms that it knows. Where
 * the attribute is left, the stylesheet shows that the message may be lost in place of the thank-you.
 */
function PlainFields({ receiver, words, studio }: PlainFieldsProps) {
  const { url, email } = studio
  const { unclear } = words.failure.reasons
  const { plain, extra, honeypot } = receiver
  const back = plain?.returnField && { [plain.returnField]: `${url}${routes.contact}#sent` }

  return (
    <>
      {Object.entries(plain ? { ...extra, ...back } : {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {honeypot ? (
        <label hidden>
          {words.leaveEmpty}
          <input name={honeypot} tabIndex={-1} autoComplete="off" {...NO_AUTOFILL} />
        </label>
      ) : null}
      {plain ? (
        <div id="sent" className={styles.sent}>
          <p>
            <strong>{words.thanks.heading}</strong> {words.thanks.text}
          </p>
          {plain.attributes ? (
            <p>
              <strong>{unclear.heading}</strong> {unclear.text}{' '}
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

/** Asks 1Password, LastPass, Bitwarden and Dashlane to leave a field alone. */
const NO_AUTOFILL = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
}

/**
 * Where the browser posts the form. Outside a dialog, `method="dialog"` validates and sends nothing. If
 * the page's scripts fail, `prerender/start/start.ts` opens `data-mail` with the typed text.
 */
function target(plain: ReceiverSettings['plain'], email: string, subject: string) {
  if (!plain) {
    const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}`
    return { method: 'dialog', 'data-mail': mail }
  }
  const { attributes, action, encoding } = plain
  return {
    ...attributes,
    method: 'post',
    action: action || `${routes.contact}#sent`,
    encType: encoding === 'multipart' ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
  }
}
