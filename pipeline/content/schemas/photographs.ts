import { z } from 'zod'

import { DEFAULT_FOCAL } from '../../model/photo.ts'
import { readName } from '../../model/file-name.ts'
import { slug } from '../../model/slug.ts'
import { shown } from '../messages/shown.ts'
import { fieldKinds } from './field-kinds.ts'
import { personalPage } from './accounts.ts'
import { anyones, setting, text } from './fields.ts'
import { grain } from './prints.ts'
import { unique } from './unique.ts'

const fraction = z.number().min(0).max(1)

const fileName = anyones(setting)
  .overwrite(readName)
  .refine((name) => !/[/\\]/.test(name) && slug(name) !== '', {
    error: ({ input }) =>
      `${shown(input)} cannot be the name of a scan. Use letters and digits, without a folder.`,
  })

const filmStock = setting.overwrite(readName).register(fieldKinds, { kind: 'film-stock' })

const photograph = z.strictObject({
  file: fileName.describe('The scan’s file name in uploads/, with its ending.'),
  alt: text.describe(
    'What a stranger would see, light included, for those who listen to the page.',
  ),
  film: filmStock.optional(),
  focal: z
    .strictObject({
      x: fraction.describe('Across from the left, 0 to 1.'),
      y: fraction.describe('Down from the top, 0 to 1.'),
    })
    .default(DEFAULT_FOCAL)
    .describe('The point no crop may lose, like { x: 0.5, y: 0.4 }.'),
  credit: z
    .strictObject({
      name: text,
      link: personalPage
        .optional()
        .describe('A page of theirs: its address, or @name at Instagram.'),
    })
    .optional()
    .describe('Its prints say so.'),
  hidden: z
    .boolean()
    .optional()
    .describe('true takes it off every page, card and list, until it is taken out or false.'),
  grain: grain.optional().describe('off for a digital picture, where all prints say auto.'),
})

/** content/photographs.yaml: every photograph the site may show. */
export const photographs = z
  .array(photograph)
  .min(1)
  .check(
    unique({
      at: 'file',
      by: slug,
      message: (_, first) =>
        `[${first}] has the same name, but for ending, accents or punctuation. Give each its own.`,
    }),
  )
