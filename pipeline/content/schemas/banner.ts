import { z } from 'zod'

import { text } from './fields.ts'

/** The invitation at the foot of a page. */
export const banner = z.strictObject({
  heading: text.describe('A short line that invites.'),
  text: text.optional().describe('One or two sentences below it.'),
  button: text.describe('The words on the button.'),
})
