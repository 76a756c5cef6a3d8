import { useId, type RefObject } from 'react'

import styles from './choice-buttons.module.css'
import { afterPress, optionsIn, type Choice } from './choices.ts'
import { announceInput } from './use-draft.ts'

type ChoiceButtonsProps = {
  choices: Choice[]
  /** What is pressed is read from it. */
  message: string
  form: RefObject<HTMLFormElement | null>
  /** While the form is being sent. */
  disabled: boolean
}

/** Answers to press, which are written into the message as words. The form has no fields for them. */
export function ChoiceButtons({ choices, message, form, disabled }: ChoiceButtonsProps) {
  const id = useId()
  const pressed = optionsIn(message, choices)

  function press(choice: Choice, option: string) {
    const field = form.current?.elements.namedItem('message')
    if (disabled || !(field instanceof HTMLTextAreaElement)) return
    field.value = afterPress(field.value, choices, choice, option)
    announceInput(field)
  }

  return choices.map((choice, at) => (
    <div
      key={at}
      className={styles.choice}
      role="group"
      aria-labelledby={`${id}${at}`}
      data-scripted=""
    >
      <span id={`${id}${at}`} suppressHydrationWarning>
        {choice.label}
      </span>
      <div>
        {choice.options.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={pressed[at] === option}
            aria-disabled={disabled || undefined}
            onClick={() => press(choice, option)}
            suppressHydrationWarning
          >
            {option}
          </button>
        ))}
      </div>
    </div>
  ))
}
