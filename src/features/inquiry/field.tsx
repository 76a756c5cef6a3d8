import { useId, type KeyboardEvent } from 'react'

import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './field.module.css'
import type { InquiryFields } from './inquiry-fields.ts'

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
    // Firefox calls a required field invalid before anything is typed, unless this says no.
    'aria-invalid': Boolean(problem),
    'aria-describedby': [hintId, problemId].filter(Boolean).join(' ') || undefined,
  }

  return (
    <div className={styles.field}>
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

/** A browser that moves the focus to a high field shows its first line alone. */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' })
}
