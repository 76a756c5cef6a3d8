import { z } from 'zod'

import { text } from './fields.ts'

/** What search engines and the browser's tab say of a page. */
export const page = {
  title: text.describe('The page’s name in the browser’s tab and in search results.'),
  description: text.describe('One or two sentences that search results show under the name.'),
}

/** The invitation at the foot of a page. */
export const banner = z.strictObject({
  heading: text.describe('A short line that invites.'),
  text: text.optional().describe('One or two sentences below it.'),
  button: text.describe('The words on the button.'),
})
