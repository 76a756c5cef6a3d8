import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'

import { Wax } from '#src/ui/wax/wax.tsx'

import styles from './field.module.css'
import type { InquiryFields } from './inquiry-fields.ts'

type FieldProps = {
  words: { label: string; placeholder?: string; hint?: string }
  name: keyof InquiryFields
  autoComplete?: string
  type?: 'text' | 'email'
  required?: boolean
  multiline?: boolean
  /** While the form is being sent. Unlike a disabled field, it keeps focus. */
  readOnly?: boolean
}

/** The first invalid control gets focus. */
const INVALID = 'input:invalid, textarea:invalid'

/** Events that may change whether a control is `:user-invalid`. Only the first does not bubble. */
const EVENTS = ['invalid', 'input', 'focusout', 'submit', 'reset']

/** A labeled field. While it is invalid, the browser's own message is below it. */
export function Field({ words, multiline, autoComplete = 'off', ...attributes }: FieldProps) {
  const id = useId()
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState('')

  useEffect(() => {
    const { current } = control
    const listening = new AbortController()
    const { signal } = listening
    // Chromium has it since 119, Safari since 16.5.
    const knowsUserInvalid = CSS.supports('selector(:user-invalid)')
    const update = (event?: Event) => {
      const isReported = event?.type === 'invalid' && event.target === current
      setProblem((known) => {
        const isShown =
          isReported ||
          (known && event?.type !== 'reset') ||
          (knowsUserInvalid && current?.matches(':user-invalid'))
        return current && isShown ? current.validationMessage : ''
      })
    }

    // The browser may have validated the form before hydration.
    update()
    for (const type of EVENTS) {
      const options = { signal, capture: type === 'invalid' }
      current?.form?.addEventListener(
        type,
        (event) => onceReleased(type, () => update(event)),
        options,
      )
    }
    return () => listening.abort()
  }, [])

  /** Replaces the browser's own bubble, which would cover the message. */
  function showProblem(event: SyntheticEvent<HTMLInputElement & HTMLTextAreaElement>) {
    const { currentTarget: invalid } = event
    event.preventDefault()
    if (invalid !== invalid.form?.querySelector(INVALID)) return

    onceReleased('invalid', () => {
      flushSync(() => setProblem(invalid.validationMessage))
      invalid.focus()
    })
  }

  const field = {
    ...attributes,
    autoComplete,
    ref: control,
    id,
    className: styles.control,
    onInvalid: showProblem,
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
          <Wax shape="cross" />
          <span>{problem}</span>
        </p>
      ) : null}
    </div>
  )
}

/**
 * Waits until the event is handled. A field that is left by a press waits until that has ended, too: a
 * message that appears during a press moves the page, and the press does not become a click.
 */
function onceReleased(type: string, callback: () => void) {
  const isPress = type === 'focusout' && document.querySelector(':active')
  if (!isPress) return queueMicrotask(callback)
  document.addEventListener('mouseup', () => setTimeout(callback), { once: true })
}
