import type { InquiryWords } from '#pipeline/content/content.ts'

import type { InquiryFields } from './inquiry-fields.ts'

type Mail = { to: string; subject: string; body: string }

type LabelWords = Pick<InquiryWords, 'name' | 'email' | 'preferredDate'>

/** A `mailto:` link with subject and body (RFC 6068). */
export function mailLink({ to, subject, body }: Mail): string {
  const line = subject.replace(/[\r\n]+/g, ' ')
  const lines = body.replace(/\r\n|\r|\n/g, '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(line)}&body=${encodeURIComponent(lines)}`
}

/** An inquiry as text, for an email or the clipboard. */
export function inquiryText(fields: InquiryFields, words: LabelWords): string {
  const about = (['name', 'email', 'preferredDate'] as const)
    .filter((field) => fields[field].trim())
    .map((field) => `${words[field].label}: ${fields[field]}`)

  return [fields.message, '', ...about].join('\n')
}
