import type { InquiryWords, Studio } from '#pipeline/content/content.ts'
import { FORM_FIELDS, type FormField } from '@studio/services/receivers/settings'

/** What the form needs to know of the studio. */
export type Recipient = Pick<Studio, 'email' | 'phone' | 'url' | 'inquiries' | 'gallery'>

/** Questions that are answered by one press. The name of each one's radios is its label. */
export type Choices = NonNullable<InquiryWords['choices']>

/** What the form holds, by name: texts exactly as typed, except that a lone surrogate becomes U+FFFD, and answers. */
export type Written = Record<string, string>

/** The texts of an inquiry (F5). */
export type InquiryFields = Record<FormField, string>

export function readForm(form: HTMLFormElement, choices: Choices = []): Written {
  const data = new FormData(form)
  const names = [...FORM_FIELDS, ...choices.map(({ label }) => label)]
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]))
}

/** The inquiry that was written. Its answers are the first lines of the message, like “Place: Outdoors”. */
export function inquiryOf(written: Written, choices: Choices = []): InquiryFields {
  const { name = '', email = '', preferredDate = '', message = '' } = written
  const answered = choices.filter(({ label }) => written[label])
  const lines = answered.map(({ label }) => `${label}: ${written[label]}`)
  return { name, email, preferredDate, message: [...lines, message].join('\n') }
}

/**
 * A message that begins with a sentence about frames, in the place of one like it.
 *
 * @param sentence has the mark `{frames}`.
 */
export function withFrames(message: string, sentence: string, frames: string): string {
  const [before = '', after = ''] = sentence.split('{frames}')
  const isEarlier = (line: string) => line.startsWith(before) && line.endsWith(after)
  const others = message.split(/\r?\n/).filter((line) => !isEarlier(line))
  return [before + frames + after, ...others].join('\n')
}
