import { z } from 'zod'

import { text } from './fields.ts'

/** content/failure.yaml: what a visitor reads when a page breaks while they are using it. */
export const failure = z.strictObject({
  heading: text.describe('The first words.'),
  text: text.describe('What happened, and that nothing is lost.'),
  link: text.describe('The words of the link home.'),
})
