import type { InquiryWords } from '#pipeline/content/content.ts'

import type { InquiryFields } from './inquiry-fields.ts'

type Mail = { to: string; subject: string; body: string }

type LabelWords = Pick<InquiryWords, 'name' | 'email' | 'preferredDate'>

/** The address of a new message in the visitor's mail program, already filled in (RFC 6068). */
export function mailLink({ to, subject, body }: Mail): string {
  const line = subject.replace(/[\r\n]+/g, ' ')
  const lines = body.replace(/\r\n|\r|\n/g, '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(line)}&body=${encodeURIComponent(lines)}`
}

/** An inquiry as one text, for a mail program or the clipboard. */
export function inquiryText(fields: InquiryFields, words: LabelWords): string {
  const about = (['name', 'email', 'preferredDate'] as const)
    .filter((field) => fields[field].trim())
    .map((field) => `${words[field].label}: ${fields[field]}`)

  return [fields.message, '', ...about].join('\n')
}
