import type { InquiryWords, Studio } from '#pipeline/content/content.ts'
import { FORM_FIELDS, type FormField } from '@studio/services/receivers/settings'

/** The facts of the studio that the form needs. */
export type Recipient = Pick<Studio, 'email' | 'phone' | 'url' | 'inquiries' | 'gallery'>

/** Questions that are answered by one press. A question's label is the name of its radios. */
export type Choices = NonNullable<InquiryWords['choices']>

/** The form's texts and answers, by name. Texts are exactly as typed, except that a lone surrogate becomes U+FFFD. */
export type Written = Record<string, string>

/** The texts of an inquiry (F5). */
export type InquiryFields = Record<FormField, string>

/** Reads the texts and answers of a form. What a form lacks is empty. */
export function readForm(form: HTMLFormElement, choices: Choices = []): Written {
  const data = new FormData(form)
  const names = [...FORM_FIELDS, ...choices.map(({ label }) => label)]
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]))
}

/** The inquiry in a form. Answers become the first lines of its message, like “Place: Outdoors”. */
export function inquiryOf(written: Written, choices: Choices = []): InquiryFields {
  const { name = '', email = '', preferredDate = '', message = '' } = written
  const answered = choices.filter(({ label }) => written[label])
  const lines = answered.map(({ label }) => `${label}: ${written[label]}`)
  return { name, email, preferredDate, message: [...lines, message].join('\n') }
}

/**
 * A message that begins with a sentence about frames. An earlier sentence like it is replaced.
 *
 * @param sentence has the mark `{frames}`.
 */
export function withFrames(message: string, sentence: string, frames: string): string {
  const [before = '', after = ''] = sentence.split('{frames}')
  const isEarlier = (line: string) => line.startsWith(before) && line.endsWith(after)
  const others = message.split(/\r?\n/).filter((line) => !isEarlier(line))
  return [before + frames + after, ...others].join('\n')
}
