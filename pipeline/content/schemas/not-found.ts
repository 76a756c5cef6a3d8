import { z } from 'zod'

import { text } from './fields.ts'
import { page } from './page.ts'
import type { Pictures } from './photograph.ts'

/** content/not-found.yaml: the page for an address that leads nowhere. */
export function notFound({ photograph }: Pictures) {
  const neighbor = photograph.describe('A photograph’s file name.')

  return z.strictObject({
    ...page,
    number: text.describe('The big number in the middle frame, in quotes.'),
    heading: text.describe('The page’s heading.'),
    text: text.describe('A sentence or two below it.'),
    link: text.describe('The words of the link home.'),
    neighbors: z
      .tuple([neighbor, neighbor])
      .describe('Two photographs: the frames before and after the empty one.'),
  })
}
