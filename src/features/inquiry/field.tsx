import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type InvalidEvent,
} from 'react'

import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './field.module.css'
import type { InquiryFields } from './inquiry-fields.ts'

type FieldProps = {
  words: { label: string; placeholder: string; hint?: string }
  name: keyof InquiryFields
  autoComplete: string
  type?: 'text' | 'email'
  required?: boolean
  /** Several ruled lines instead of one. */
  multiline?: boolean
  /** While it is being sent. It keeps the focus and what is in it. */
  readOnly?: boolean
}

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * A labeled field. The browser's validation message is also shown underneath, for as long as the
 * field is invalid.
 */
export function Field({ words, multiline, ...attributes }: FieldProps) {
  const id = useId()
  const [problem, setProblem] = useState('')

  // The browser may have refused the form before hydration.
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useEffect(() => setProblem(problemOf(control.current)), [])

  // Browsers submit only valid forms, and a reset form is a new one.
  useEffect(() => {
    const form = control.current?.form
    const forget = () => setProblem('')
    form?.addEventListener('submit', forget)
    form?.addEventListener('reset', forget)
    return () => {
      form?.removeEventListener('submit', forget)
      form?.removeEventListener('reset', forget)
    }
  }, [])

  const field = {
    ...attributes,
    ref: control,
    id,
    className: styles.control,
    placeholder: words.placeholder,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy(id, { hint: words.hint, problem }),

    onInvalid: ({ currentTarget }: InvalidEvent<Control>) =>
      setProblem(currentTarget.validationMessage),

    onBlur: ({ currentTarget }: FocusEvent<Control>) =>
      onceReleased(() => setProblem(problemOf(currentTarget))),

    onInput: ({ currentTarget: { validationMessage } }: InputEvent<Control>) =>
      setProblem((known) => known && validationMessage),
  }

  return (
    <div className={styles.field}>
      <p className={styles.head}>
        <label htmlFor={id}>{words.label}</label>
        {words.hint ? <small id={`${id}hint`}>{words.hint}</small> : null}
      </p>
      {multiline ? <textarea {...field} rows={5} /> : <input {...field} />}
      {problem ? (
        <p id={`${id}problem`} className={styles.problem}>
          <Wax mark="cross" />
          <span>{problem}</span>
        </p>
      ) : null}
    </div>
  )
}

function problemOf(control: Control | null) {
  return control?.matches(':user-invalid') ? control.validationMessage : ''
}

/**
 * Waits until no mouse button is down. A line that appears under a press moves the page, and the
 * press never becomes a click.
 */
function onceReleased(then: () => void) {
  if (!document.querySelector(':active')) return then()
  document.addEventListener('mouseup', () => setTimeout(then), { once: true })
}

function describedBy(id: string, present: { hint?: string; problem: string }) {
  const parts = (['hint', 'problem'] as const).filter((part) => present[part])
  return parts.map((part) => `${id}${part}`).join(' ') || undefined
}
