import { z } from 'zod'

import { controlWords } from './controls.ts'
import { setting } from './fields.ts'
import { FIRST_WORDS, type FirstWord } from './first-words.ts'

const firstWords = Object.fromEntries(
  Object.entries(FIRST_WORDS).map(([name, description]) => [name, setting.describe(description)]),
) as Record<FirstWord, typeof setting>

/** languages/<tag>.yaml: the words of controls in a language, and those that a new studio begins with. */
export const language = z.strictObject({
  ...controlWords,
  firstWords: z
    .strictObject(firstWords)
    .optional()
    .describe('What a new studio begins with in the place of the demo’s words. Not in English.'),
})

export type LanguageWords = z.output<typeof language>
