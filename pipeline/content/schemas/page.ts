import { text } from './fields.ts'

/** What search engines and the browser's tab say of a page. */
export const page = {
  title: text.describe('The page’s name in the browser’s tab and in search results.'),
  description: text.describe('One or two sentences that search results show under the name.'),
}
