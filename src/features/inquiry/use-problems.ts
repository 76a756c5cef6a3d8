import { useEffect, useEffectEvent, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import type { Problem } from '@studio/services/receivers/verdict'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * The browser's own message about each invalid field, by its name, from when the form is submitted or
 * the field is left. `handlers` are for the form.
 */
export function useProblems(form: RefObject<HTMLFormElement | null>) {
  const [problems, setMessages] = useState<Record<string, string>>({})

  /** While a visitor types, a message that is shown stays until the field is valid, and none comes. */
  function update({ reported, typing }: { reported?: EventTarget; typing?: boolean } = {}) {
    const judged = controlsOf(form.current).map((control) => ({
      name: control.name,
      problem: control.validationMessage,
      isDue: control === reported || control.matches(':user-invalid'),
    }))
    setMessages((known) => {
      const shown = judged.filter(({ name, isDue }) => isDue || known[name])
      return Object.fromEntries(
        shown.map(({ name, problem }) => [name, problem && typing ? (known[name] ?? '') : problem]),
      )
    })
  }

  // The browser may have validated the form before hydration.
  const updateFirst = useEffectEvent(() => update())
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => updateFirst(), [])

  const handlers = {
    /** Replaces the browser's own bubble, which would cover the message. */
    onInvalidCapture(event: FormEvent) {
      const control = event.target as Control
      event.preventDefault()
      queueMicrotask(() => {
        flushSync(() => update({ reported: control }))
        if (control === form.current?.querySelector(':is(input, textarea):invalid')) control.focus()
      })
    },

    onInputCapture({ target }: FormEvent) {
      const control = target as Control
      control.setCustomValidity('')
      update({ typing: true })
    },

    /** A message that appears during a press moves the page, and the press becomes no click. */
    onBlurCapture() {
      const isPress = document.querySelector(':active')
      if (!isPress) return queueMicrotask(() => update())
      document.addEventListener('mouseup', () => setTimeout(() => update()), { once: true })
    },

    onSubmitCapture: () => update(),
    onResetCapture: () => setMessages({}),
  }

  return { problems, handlers }
}

/** Makes a receiver's problems the browser's own, until a field is edited. None clears them. */
export function setProblems(form: HTMLFormElement | null, problems: Problem[]) {
  for (const control of controlsOf(form)) {
    const problem = problems.find(({ field }) => field === control.name)
    control.setCustomValidity(problem?.text ?? '')
  }
}

function controlsOf(form: HTMLFormElement | null): Control[] {
  return Array.from(form?.querySelectorAll<Control>('input, textarea') ?? [])
}
