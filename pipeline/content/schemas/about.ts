import { z } from 'zod'

import { fieldKinds } from './field-kinds.ts'
import { banner, emphasized, label, list, optionalPart, page, photograph, text } from './fields.ts'

const card = z.strictObject({
  exposure: label.optional().describe('Like 5 sec.'),
  title: text,
  text: text.describe('The sentences below it.'),
})

/** content/about.yaml: the photographer and what she looks for. */
export const about = z.strictObject({
  ...page,
  introduction: z.strictObject({
    portrait: photograph.describe('A photograph’s file name.'),
    caption: text.optional().describe('One sentence below it.'),
    heading: emphasized.describe('Words between asterisks get a grease pencil line.'),
    lede: text.describe('Set larger.'),
  }),
  story: z.array(text).min(1).describe('One entry per paragraph.'),
  storyPhotograph: optionalPart('Below the story.', {
    photograph: photograph.describe('A photograph’s file name.'),
    caption: text.optional(),
  }),
  quote: text
    .clone()
    .register(fieldKinds, { kind: 'text', lines: true })
    .optional()
    .describe('A sentence or two, set large. Line breaks stay where they are.'),
  notches: optionalPart('The notches that every photograph has, three times as large.', {
    photograph: photograph.describe('A photograph’s file name. Its left edge is shown.'),
    caption: text.describe('What the notches in that edge are.'),
  }),
  philosophy: optionalPart('What the studio believes, on a test strip.', {
    heading: text.describe('Above the cards.'),
    photograph: photograph.describe('A photograph’s file name, shown in as many exposures.'),
    cards: list(card, 2, 4).describe('2 to 4, one under each exposure.'),
  }),
  banner: banner.optional(),
})
