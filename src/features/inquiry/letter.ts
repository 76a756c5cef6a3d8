import type { FormField } from '@studio/services/receivers/delivery'

/** What a visitor writes. The keys are the form's field names (F5). */
export type Letter = Record<FormField, string>

/** What stands in the form, exactly as typed. */
export function readLetter(form: HTMLFormElement): Letter {
  const typed = new FormData(form)
  const field = (name: keyof Letter) => String(typed.get(name) ?? '')

  return {
    name: field('name'),
    email: field('email'),
    preferredDate: field('preferredDate'),
    message: field('message'),
  }
}

/** What stands in the field that people do not see. */
export function readTrap(form: HTMLFormElement, honeypot: string | undefined): string {
  return honeypot ? String(new FormData(form).get(honeypot) ?? '') : ''
}
