import { z } from 'zod'

import { page, photograph, text } from './fields.ts'

const neighbor = photograph.describe('A photograph’s file name.')

/** content/not-found.yaml: the page for an address that leads nowhere. */
export const notFound = z.strictObject({
  ...page,
  number: text.describe('The big number in the middle frame.'),
  heading: text.describe('The page’s heading.'),
  text: text.describe('A sentence or two below it.'),
  link: text.describe('The words of the link home.'),
  neighbors: z
    .tuple([neighbor, neighbor])
    .describe('Two photographs: the frames before and after the empty one.'),
})

/** content/failure.yaml: what a visitor reads when a page breaks while they are using it. */
export const failure = z.strictObject({
  heading: text.describe('The first words.'),
  text: text.describe('What happened, and that nothing is lost.'),
  link: text.describe('The words of the link home.'),
})
