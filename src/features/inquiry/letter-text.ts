import type { InquiryWords } from '#pipeline/content/content.ts'

import type { Letter } from './letter.ts'

type LabelWords = Pick<InquiryWords, 'name' | 'email' | 'preferredDate'>

/** A letter as one text, for a mail program or the clipboard. */
export function letterText(letter: Letter, words: LabelWords): string {
  const about = (['name', 'email', 'preferredDate'] as const)
    .filter((field) => letter[field].trim())
    .map((field) => `${words[field].label}: ${letter[field]}`)

  return [letter.message, '', ...about].join('\n')
}
