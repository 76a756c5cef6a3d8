import type { Problem } from '@studio/services/receivers/problems'

/**
 * Sets a receiver's problems as custom validity, so that the browser reports them like its own, until
 * a field is edited. Returns whether any field has a problem.
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

/** Clears all custom validity, so that the form can be sent again. */
export function clearProblems(form: HTMLFormElement) {
  controlsOf(form).forEach((control) => control.setCustomValidity(''))
}

function controlsOf(form: HTMLFormElement) {
  return form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
}
