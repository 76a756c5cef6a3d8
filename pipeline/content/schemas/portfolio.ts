import { z } from 'zod'

import { banner } from './banner.ts'
import { id, text } from './fields.ts'
import { justifiedRows } from '../../site/justified-rows.ts'
import { page } from './page.ts'
import type { Pictures } from './photograph.ts'
import { identified, uniqueIds } from './photograph-id.ts'

/** content/portfolio.yaml: featured work and recent sessions. */
export function portfolio({ photograph }: Pictures) {
  const picture = {
    id: id.optional().describe('A name of its own in the list. Its file’s name if left out.'),
    src: photograph.describe('A photograph’s file name.'),
  }
  const featured = z
    .strictObject({
      ...picture,
      title: text.describe('Its title.'),
      category: text.describe('What kind of work it is, like Street or Portrait.'),
      pick: z.boolean().default(false).describe('true for the one with the red star.'),
    })
    .transform(identified)
  const session = z
    .strictObject({ ...picture, caption: text.describe('One sentence below it.') })
    .transform(identified)

  return z.strictObject({
    ...page,
    heading: text.describe('The page’s heading.'),
    lede: text.describe('The sentences below it.'),
    featuredWork: z
      .strictObject({
        heading: text.describe('Stands above the photographs.'),
        photographs: z
          .array(featured)
          .min(3)
          .max(9)
          .check(uniqueIds, onePick)
          .describe('3 to 9 photographs, shown whole. At most one of them has pick: true.'),
      })
      .transform(({ heading, photographs }) => ({
        heading,
        rows: justifiedRows(photographs, ({ src }) => src.full.width / src.full.height),
      })),
    recentSessions: z.strictObject({
      heading: text.describe('Stands above the photographs.'),
      photographs: z
        .array(session)
        .min(3)
        .max(60)
        .check(uniqueIds)
        .describe('3 to 60 photographs, on one long strip.'),
    }),
    banner,
  })
}

const onePick = z.superRefine<{ pick: boolean }[]>(
  (items, context) => {
    if (!Array.isArray(items)) return

    const picks = items.flatMap((item, index) => (item?.pick === true ? [index] : []))
    for (const index of picks.slice(1)) {
      context.addIssue({
        code: 'custom',
        path: [index, 'pick'],
        message: `[${picks[0]}] has the red star already. Leave "pick: true" on one of them.`,
      })
    }
  },
  { when: () => true },
)
