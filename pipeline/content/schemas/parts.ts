import { z } from 'zod'

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
