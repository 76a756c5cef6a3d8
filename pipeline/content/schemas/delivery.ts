import { z } from 'zod'

import { text } from './fields.ts'
import { photograph } from './photograph.ts'

const step = z.strictObject({
  title: text.describe('What happens, in a few words.'),
  text: text.describe('A sentence about it.'),
  photograph: photograph
    .optional()
    .describe('A photograph’s file name. Without one, the frame shows the step’s number.'),
})

/** When the gallery is delivered, and the steps from booking to gallery. */
export const delivery = z.strictObject({
  heading: text.describe('The heading of the section.'),
  text: text.describe('When the gallery arrives.'),
  steps: z
    .array(step)
    .min(2)
    .max(6)
    .optional()
    .describe('2 to 6 steps from the booking to the gallery, a frame each.'),
})
