import { z } from 'zod'

import { framePhotograph, list, optionalPart, text } from './fields.ts'

const frame = z.strictObject({
  src: framePhotograph.describe('A photograph’s file name.'),
  title: text.optional().describe('The photograph’s title, for one that was printed.'),
  printed: z.boolean().default(false).describe('true for one that was printed. It gets a red box.'),
})

/** One session's roll of film, on the front page. */
export const roll = optionalPart('A whole roll of film: every frame of one session, in order.', {
  heading: text.describe('Above the frames.'),
  lede: text.optional().describe('A sentence or two below the heading.'),
  link: text.optional().describe('The words of the link to the roll, on the portfolio page.'),
  frames: list(frame, 2, 40).describe('2 to 40 frames, as they are on the film: 36 on most rolls.'),
})
