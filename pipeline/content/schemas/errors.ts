import { z } from 'zod'

import { firstWord, label, page, photograph, text } from './fields.ts'

const neighbor = photograph.describe('A photograph’s file name.')

/** content/not-found.yaml: the page for an address that leads nowhere. */
export const notFound = z.strictObject({
  ...page,
  title: firstWord('notFound', page.title),
  number: label.describe('The big number in the middle frame.'),
  heading: firstWord('oops'),
  text: text.describe('A sentence or two below it.'),
  link: firstWord('back').describe('To the front page.'),
  neighbors: z
    .tuple([neighbor, neighbor])
    .describe('Two photographs: the frames before and after the empty one.'),
})

/** content/failure.yaml: what a visitor reads when a page breaks while they are using it. */
export const failure = z.strictObject({
  heading: firstWord('unexpected'),
  text: text.describe('What happened, and that nothing is lost.'),
  link: firstWord('back').describe('To the front page.'),
})
