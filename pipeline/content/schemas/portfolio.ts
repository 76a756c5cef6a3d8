import { z } from 'zod'

import { slug } from '../../model/names.ts'
import {
  banner,
  firstWord,
  id,
  label,
  list,
  optionalPart,
  page,
  photograph,
  text,
  type PhotographReference,
  unique,
} from './fields.ts'

const listed = {
  id: id.optional().describe('A name of its own in the list. Its file’s name if left out.'),
  src: photograph.describe('A photograph’s file name.'),
}

/** A photograph without an id of its own has that of its file. */
function identified<Item extends { id?: string | undefined; src: PhotographReference }>(
  item: Item,
) {
  return { ...item, id: item.id ?? slug(item.src.file) }
}

const featured = z
  .strictObject({
    ...listed,
    title: text,
    category: label.describe('Like Street or Portrait.'),
    pick: z.boolean().default(false).describe('true for the one marked as the studio’s pick.'),
  })
  .transform(identified)

const session = z
  .strictObject({
    ...listed,
    caption: text.describe('One sentence below it.'),
    story: text
      .optional()
      .describe('The name of a story that several photographs tell, the same for each of them.'),
  })
  // An editor's trace makes each `story` another text. `series` stays the same.
  .transform((item) => ({ ...identified(item), series: item.story }))

const uniqueIds = unique({
  at: 'id',
  message: (name, first) =>
    `"${name}" is in this list already, at [${first}]. Take one of them out, or give this one an ` +
    '"id" of its own.',
})

/** content/portfolio.yaml: featured work and recent sessions. */
export const portfolio = z.strictObject({
  ...page,
  title: firstWord('portfolio', page.title),
  heading: firstWord('portfolio'),
  lede: text.optional().describe('The sentences below it.'),
  featuredWork: z.strictObject({
    heading: firstWord('featuredWork').describe('Above the photographs.'),
    photographs: list(featured, 1, 9)
      .check(uniqueIds)
      .refine((photographs) => photographs.filter(({ pick }) => pick).length <= 1, {
        error: 'Several have the red star. Leave "pick: true" on one of them.',
      })
      .describe('1 to 9, shown whole. At most one of them is the studio’s pick.'),
  }),
  recentSessions: optionalPart('The latest sessions.', {
    heading: firstWord('recentSessions').describe('Above the photographs.'),
    photographs: list(session, 1, 60)
      .check(uniqueIds)
      .describe('1 to 60, shown in this order. Neighbors on one film stock lie on one strip.'),
  }),
  banner: banner.optional(),
})
