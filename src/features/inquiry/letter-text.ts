import type { InquiryWords } from '#pipeline/content/content.ts'

import type { Letter } from './letter.ts'

/** A letter as one text, for a mail program or the clipboard. */
export function letterText(letter: Letter, words: InquiryWords): string {
  const about = (['name', 'email', 'preferredDate'] as const)
    .filter((field) => letter[field].trim())
    .map((field) => `${words[field].label}: ${letter[field]}`)

  return [letter.message, '', ...about].join('\n')
}
