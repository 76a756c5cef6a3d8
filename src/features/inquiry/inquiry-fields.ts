import { FORM_FIELDS, type FormField } from '@studio/services/receivers/delivery'

/** What a visitor writes. The keys are the form's field names (F5). */
export type InquiryFields = Record<FormField, string>

export const BLANK_FIELDS: InquiryFields = { name: '', email: '', preferredDate: '', message: '' }

/** The fields of the form, exactly as typed. Half a surrogate pair becomes U+FFFD. */
export function readFields(form: HTMLFormElement): InquiryFields {
  const data = new FormData(form)
  const entries = FORM_FIELDS.map((field) => [field, String(data.get(field) ?? '')])
  return { ...BLANK_FIELDS, ...Object.fromEntries(entries) }
}

/** The text in the honeypot: the field that people do not see and bots fill in. */
export function readHoneypot(form: HTMLFormElement, name: string | undefined): string {
  return name ? String(new FormData(form).get(name) ?? '') : ''
}
