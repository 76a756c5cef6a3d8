import { z } from 'zod'

import { fact, list, photograph, text } from './fields.ts'

const letter = z.strictObject({
  text: text.describe('In their own words.'),
  name: text.describe('Who wrote it.'),
  session: text.optional(),
  photograph: photograph.optional().describe('A photograph’s file name, beside their words.'),
})

/** What clients wrote back, on pink copies. */
export const letters = fact(
  'sample letters',
  z.strictObject({
    heading: text.describe('Above the letters.'),
    letters: list(letter, 1, 3).describe('1 to 3, only such as somebody has written.'),
  }),
).describe('Kind words of clients.')
