import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'

import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './field.module.css'
import type { InquiryFields } from './inquiry-fields.ts'

type FieldProps = {
  words: { label: string; placeholder?: string; hint?: string }
  name: keyof InquiryFields
  /** Off by default: no browser knows the answer. */
  autoComplete?: string
  type?: 'text' | 'email'
  required?: boolean
  /** Several ruled lines instead of one. */
  multiline?: boolean
  /** While it is being sent. It keeps the focus and what is in it. */
  readOnly?: boolean
}

/** The first of a form's controls with a problem has the focus, once it was refused. */
const INVALID = 'input:invalid, textarea:invalid'

/** What may change whether a control is `:user-invalid`. Only the first does not bubble. */
const EVENTS = ['invalid', 'input', 'focusout', 'submit', 'reset']

/** A labeled field, with the browser's own message underneath for as long as it is invalid. */
export function Field({ words, multiline, autoComplete = 'off', ...attributes }: FieldProps) {
  const id = useId()
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState('')

  useEffect(() => {
    const { current } = control
    const watching = new AbortController()
    const { signal } = watching
    const look = (event?: Event) => {
      const isReported = event?.type === 'invalid' && event.target === current
      setProblem((known) => {
        const isShown = isReported || (known && event?.type !== 'reset')
        return current && (isShown || current.matches(':user-invalid'))
          ? current.validationMessage
          : ''
      })
    }

    // The browser may have refused the form before hydration.
    look()
    for (const type of EVENTS) {
      const options = { signal, capture: type === 'invalid' }
      current?.form?.addEventListener(type, (event) => onceReleased(() => look(event)), options)
    }
    return () => watching.abort()
  }, [])

  /** Without the browser's own bubble, which would cover the message. */
  function refuse(event: SyntheticEvent<HTMLInputElement & HTMLTextAreaElement>) {
    const { currentTarget: refused } = event
    event.preventDefault()
    if (refused !== refused.form?.querySelector(INVALID)) return

    onceReleased(() => {
      flushSync(() => setProblem(refused.validationMessage))
      refused.focus()
    })
  }

  const field = {
    ...attributes,
    autoComplete,
    ref: control,
    id,
    className: styles.control,
    onInvalid: refuse,
    placeholder: words.placeholder,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby':
      [words.hint && `${id}hint`, problem && `${id}problem`].filter(Boolean).join(' ') || undefined,
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

/**
 * Waits until the event has acted and no mouse button is down. A line that appears under a press moves
 * the page, and the press never becomes a click.
 */
function onceReleased(callback: () => void) {
  if (!document.querySelector(':active')) return queueMicrotask(callback)
  document.addEventListener('mouseup', () => setTimeout(callback), { once: true })
}
