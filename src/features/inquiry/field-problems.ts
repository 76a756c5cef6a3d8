import type { Letter } from './letter.ts'
import type { Problem } from '@studio/services/receivers/problems'

/**
 * Hands what a receiver complains of to the browser, which shows it as it shows its own complaints.
 * Each goes as soon as its field is edited. Returns whether any field was complained of.
 */
export function reportProblems(form: HTMLFormElement, problems: Problem[]): boolean {
  for (const { field, text } of problems) {
    const control = field && controlNamed(form, field)
    if (!control) continue

    control.setCustomValidity(text)
    control.addEventListener('input', () => control.setCustomValidity(''), { once: true })
  }
  return !form.reportValidity()
}

/** Takes every complaint back, for whoever wants to try again as it is. */
export function forgetProblems(form: HTMLFormElement) {
  for (const control of form.elements) {
    if (isControl(control)) control.setCustomValidity('')
  }
}

function controlNamed(form: HTMLFormElement, field: keyof Letter) {
  const control = form.elements.namedItem(field)
  return isControl(control) ? control : undefined
}

function isControl(element: unknown) {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}
