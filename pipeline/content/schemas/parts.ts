import { z } from 'zod'

import { text } from './fields.ts'

/** Several fields that belong together. */
export function part<Shape extends z.core.$ZodShape>(description: string, fields: Shape) {
  return z.strictObject(fields).describe(description)
}

/** Several fields that may be left out together. */
export function optionalPart<Shape extends z.core.$ZodShape>(description: string, fields: Shape) {
  return z.strictObject(fields).optional().describe(description)
}

/** A list of `least` to `most` items. */
export function list<Item extends z.ZodType>(item: Item, least: number, most: number) {
  return z.array(item).min(least).max(most)
}

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
