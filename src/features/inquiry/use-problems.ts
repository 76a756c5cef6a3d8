import { useEffect, useEffectEvent, useState, type SyntheticEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import type { Problem } from '@studio/services/receivers/verdict'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * The browser's own message about each invalid field, by the field's name. A message appears when the form is submitted
 * or the field is left, and stays until the field is valid. `handlers` are for the form.
 */
export function useProblems(form: RefObject<HTMLFormElement | null>) {
  const [problems, setMessages] = useState<Record<string, string>>({})

  function judge(control: Control) {
    setMessages((known) => ({ ...known, [control.name]: control.validationMessage }))
  }

  // The browser may have validated the form before hydration.
  const judgeFirst = useEffectEvent(() => {
    for (const control of controlsOf(form.current, ':user-invalid')) judge(control)
  })
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => judgeFirst(), [])

  const handlers = {
    /** Replaces the browser's own bubble, which would cover the message. */
    onInvalidCapture(event: SyntheticEvent) {
      const control = event.target as Control
      event.preventDefault()
      queueMicrotask(() => {
        flushSync(() => judge(control))
        if (control === controlsOf(form.current, ':invalid')[0]) control.focus()
      })
    },

    /** A message stays until the field is valid, and none comes while a visitor types. */
    onInputCapture(event: SyntheticEvent) {
      const control = event.target as Control
      control.setCustomValidity('')
      if (control.validity.valid) judge(control)
    },

    /** A message that appears during a press moves the page, and the press becomes no click. */
    onBlurCapture(event: SyntheticEvent) {
      const control = event.target as Control
      const leave = () => {
        if (control.matches(':user-invalid')) judge(control)
      }
      if (!document.querySelector(':active')) return queueMicrotask(leave)
      document.addEventListener('mouseup', () => setTimeout(leave), { once: true })
    },

    onSubmitCapture: () => setMessages({}),
    onResetCapture: () => setMessages({}),
  }

  return { problems, handlers }
}

/** Shows a receiver's problems as the browser's own, until a field is edited. An empty list clears them. */
export function setProblems(form: HTMLFormElement | null, problems: Problem[]) {
  for (const control of controlsOf(form)) {
    const problem = problems.find(({ field }) => field === control.name)
    control.setCustomValidity(problem?.text ?? '')
  }
}

/** The form's fields, or those of them that match a pseudo-class. */
function controlsOf(form: HTMLFormElement | null, state = ''): Control[] {
  return [...(form?.querySelectorAll<Control>(`:is(input, textarea)${state}`) ?? [])]
}
