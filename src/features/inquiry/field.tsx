import { useId, type KeyboardEvent, type MouseEvent } from 'react'

import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './field.module.css'
import type { InquiryFields, Choices as Questions, Written } from './inquiry-fields.ts'
import { announceInput } from './use-draft.ts'

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
