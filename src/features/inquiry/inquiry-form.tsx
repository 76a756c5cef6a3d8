import {
  useId,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'

import type { ReceiverSettings, FormField } from '@studio/services/receivers/settings'

import type { InquiryWords } from '#pipeline/content/content.ts'
import { routes } from '#pipeline/content/pages.ts'
import { Button } from '#src/ui/button.tsx'
import { Slip } from '#src/ui/slip/slip.tsx'
import { Wax } from '#src/ui/wax/wax.tsx'

import type { Recipient, Written, InquiryFields, Choices as Questions } from './inquiry-fields.ts'
import styles from './inquiry-form.module.css'
import { mailLink } from './mail.ts'
import { useProblems } from './use-problems.ts'
import { announceInput } from './use-draft.ts'

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

type FieldProps = {
  words: { label: string; placeholder?: string; hint?: string }
  name: keyof InquiryFields
  /** Shown below, while the field is invalid. */
  problem: string | undefined
  autoComplete?: string
  type?: 'text' | 'email'
  required?: boolean
  multiline?: boolean
  /** While the form is being sent. Unlike a disabled field, it keeps focus. */
  readOnly?: boolean
}

/** A labeled text field with its hint, and its problem where it has one. */
export function Field({ words, problem, multiline, ...attributes }: FieldProps) {
  const id = useId()
  const hintId = words.hint && `${id}hint`
  const problemId = problem && `${id}problem`

  const field = {
    ...attributes,
    id,
    className: styles.control,
    placeholder: words.placeholder,
    // Without an explicit `false`, Firefox calls a required field invalid before anything is typed.
    'aria-invalid': Boolean(problem),
    'aria-describedby': [hintId, problemId].filter(Boolean).join(' ') || undefined,
  }

  return (
    <div className={`beside ${styles.field}`}>
      <label htmlFor={id} suppressHydrationWarning>
        {words.label}
      </label>
      {multiline ? <textarea {...field} rows={5} onKeyUp={showWhole} /> : <input {...field} />}
      {hintId ? (
        <p id={hintId} className={styles.hint} suppressHydrationWarning>
          {words.hint}
        </p>
      ) : null}
      {problemId ? (
        <p id={problemId} className={styles.problem}>
          <Wax shape="cross" />
          <span>{problem}</span>
        </p>
      ) : null}
    </div>
  )
}

/** Scrolls a field that Tab has focused into view. By itself a browser shows only the first line of a high field. */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' })
}

type ChoicesProps = {
  choices: Questions
  /** The answers that are pressed so far. */
  written: Written
  /** While the form is being sent. */
  disabled: boolean
}

/** Questions with answers to press. Unlike other radios, a pressed one is taken back by another press. */
export function Choices({ choices, written, disabled }: ChoicesProps) {
  function takeBack(event: MouseEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
    const radio = event.currentTarget
    if (disabled) return event.preventDefault()
    if (written[radio.name] !== radio.value || ('key' in event && event.key !== ' ')) return

    // Otherwise the same key may press the answer again.
    if ('key' in event) event.preventDefault()
    radio.checked = false
    announceInput(radio)
  }

  return choices.map(({ label, options }) => (
    <fieldset
      key={label}
      className={`not-on-paper ${styles.choice}`}
      aria-disabled={disabled || undefined}
    >
      <legend suppressHydrationWarning>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={label} value={option} onClick={takeBack} onKeyUp={takeBack} />
            <span suppressHydrationWarning>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  ))
}
