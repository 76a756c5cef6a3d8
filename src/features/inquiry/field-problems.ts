import type { Problem } from '@studio/services/receivers/problems'

/**
 * Sets what a receiver says of a field as its custom validity, so that the browser reports it like its
 * own problems, until the field is edited. Returns whether any field has a problem.
 */
export function reportProblems(form: HTMLFormElement, problems: Problem[]): boolean {
  for (const control of controlsOf(form)) {
    const problem = problems.find(({ field }) => field === control.name)
    if (!problem) continue

    control.setCustomValidity(problem.text)
    control.addEventListener('input', () => control.setCustomValidity(''), { once: true })
  }
  return !form.reportValidity()
}

/** Clears all custom validity, so that the form can be sent again as it is. */
export function forgetProblems(form: HTMLFormElement) {
  controlsOf(form).forEach((control) => control.setCustomValidity(''))
}

function controlsOf(form: HTMLFormElement) {
  return form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
}
