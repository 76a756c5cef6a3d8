import type { InquiryWords } from '#pipeline/content/content.ts'

import type { InquiryFields } from './inquiry-fields.ts'

type Mail = {
  to: string
  subject: string
  body: string
  /** The end of a body that is too long for the link. By default, an ellipsis. */
  cut?: string
}

type LabelWords = Pick<InquiryWords, 'name' | 'email' | 'preferredDate'>

/** The longest parts of a link, in characters after encoding. Windows opens links of up to 2,083 characters. */
const MAX_SUBJECT = 300
const MAX_BODY = 1500

/** A `mailto:` link with subject and body (RFC 6068), short enough for mail programs. */
export function mailLink({ to, subject, body, cut = '…' }: Mail): string {
  const line = subject.replace(/[\r\n]+/g, ' ')
  const lines = body.replace(/\r\n|\r|\n/g, '\r\n')
  return `mailto:${to}?subject=${encoded(line, MAX_SUBJECT, '…')}&body=${encoded(lines, MAX_BODY, cut)}`
}

/** A text for a link, cut to `max` characters and `cut` if it is longer. */
function encoded(text: string, max: number, cut: string): string {
  const whole = encodeURIComponent(text)
  if (whole.length <= max) return whole

  // No character is halved.
  const characters = Array.from(text, (character) => encodeURIComponent(character))
  let length = 0
  const end = characters.findIndex((character) => (length += character.length) > max)
  return characters.slice(0, end).join('') + encodeURIComponent(cut)
}

/** An inquiry as text, for an email or the clipboard. */
export function inquiryText(fields: InquiryFields, words: LabelWords): string {
  const about = (['name', 'email', 'preferredDate'] as const)
    .filter((field) => fields[field].trim())
    .map((field) => `${words[field].label}: ${fields[field]}`)

  return [fields.message, '', ...about].join('\n')
}
