import type { KeyboardEvent, MouseEvent } from 'react'

import styles from './choices.module.css'
import type { Choices as Questions, Written } from './inquiry-fields.ts'
import { announceInput } from './use-draft.ts'

type ChoicesProps = {
  choices: Questions
  /** What is pressed so far. */
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

    // Or the same key may press it again.
    if ('key' in event) event.preventDefault()
    radio.checked = false
    announceInput(radio)
  }

  return choices.map(({ label, options }) => (
    <fieldset
      key={label}
      className={`unprinted ${styles.choice}`}
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
