import type { Problem } from '@studio/services/receivers/problems'

import type { InquiryFields } from './inquiry-fields.ts'

/**
 * Sets what a receiver says of a field as its custom validity, so that the browser reports it like its
 * own problems, until the field is edited. Returns whether any field has a problem.
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

/** Clears all custom validity, so that the form can be sent again as it is. */
export function forgetProblems(form: HTMLFormElement) {
  for (const control of form.elements) {
    if (isControl(control)) control.setCustomValidity('')
  }
}

function controlNamed(form: HTMLFormElement, field: keyof InquiryFields) {
  const control = form.elements.namedItem(field)
  return isControl(control) ? control : undefined
}

function isControl(element: unknown) {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}
