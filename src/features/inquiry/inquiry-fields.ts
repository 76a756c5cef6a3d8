import type { Studio } from '#pipeline/content/content.ts'
import { FORM_FIELDS, type FormField } from '@studio/services/receivers/settings'

/** What the form needs to know of the studio. */
export type Recipient = Pick<Studio, 'email' | 'phone' | 'url' | 'inquiries' | 'gallery'>

/** The texts of the form, by field name (F5). */
export type InquiryFields = Record<FormField, string>

export const BLANK_FIELDS: InquiryFields = { name: '', email: '', preferredDate: '', message: '' }

/** The fields exactly as typed, except that a lone surrogate becomes U+FFFD. */
export function readFields(form: HTMLFormElement): InquiryFields {
  const data = new FormData(form)
  const entries = FORM_FIELDS.map((field) => [field, String(data.get(field) ?? '')])
  return { ...BLANK_FIELDS, ...Object.fromEntries(entries) }
}
