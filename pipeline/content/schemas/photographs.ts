import { z } from 'zod'

import { DEFAULT_FOCAL, type FilmStockWithHue } from '../../model/photo.ts'
import { readName } from '../../model/file-name.ts'
import { slug } from '../../model/names.ts'
import { quoted } from '../messages.ts'
import { fieldKinds } from './field-kinds.ts'
import { personalPage } from './studio.ts'
import { anyones, setting, text, choice, fact, webAddress, label, unique } from './fields.ts'
import { color } from './look.ts'

/** What is done with the grain of a scan. */
const grain = choice({ auto: 'As the scan has it', off: 'None: a digital picture' })

/** content/prints.yaml: how scans become the prints that visitors see. */
export const prints = z.strictObject({
  grain: grain.describe('auto keeps the grain of each scan. off is for digital pictures.'),
  colors: choice({ srgb: 'As most labs deliver them', wide: 'Display P3' }).describe(
    'srgb is right for the scans of most labs. wide keeps the colors of Display P3.',
  ),
  rights: z
    .strictObject({
      creator: fact('photographer', text).optional().describe('As every print names them.'),
      credit: fact('credit', text)
        .optional()
        .describe('The name others must credit beside a photograph.'),
      copyright: fact('copyright line', text).optional(),
      license: webAddress.optional().describe('The terms of use, if they are on another site.'),
    })
    .default({})
    .describe('Written into prints, but for those with a credit of their own. Else the studio’s.'),
})

const filmStock = z
  .strictObject({
    name: anyones(setting)
      .overwrite(readName)
      .describe('As printed on the box. Photographs name their film by it.'),
    sentence: label.describe('One, shown when someone points at the tag.'),
    process: choice({ color: 'Color', 'black-and-white': 'Black and white' }).describe(
      'How a frame looks before its photograph has loaded.',
    ),
    hue: color.describe('Of its tag, bright enough to read on film.'),
    bars: choice({
      solid: 'Solid',
      blocks: 'Blocks',
      half: 'Half filled',
      lines: 'Lines',
    }).describe('The pattern beside the name, so that color is never the only sign.'),
  })
  .transform((stock): FilmStockWithHue => ({ ...stock, className: `film-${slug(stock.name)}` }))

/** content/film-stocks.yaml: the film the studio shoots. */
export const filmStocks = z.array(filmStock).check(unique({ at: 'name', by: slug }))

const fraction = z.number().min(0).max(1)

const fileName = anyones(setting)
  .overwrite(readName)
  .refine((name) => !/[/\\]/.test(name) && slug(name) !== '', {
    error: ({ input }) =>
      `${quoted(input)} cannot be the name of a scan. Use letters and digits, without a folder.`,
  })

const filmName = setting.overwrite(readName).register(fieldKinds, { kind: 'film-stock' })

const photograph = z.strictObject({
  file: fileName.describe('The scan’s file name in uploads/, with its ending.'),
  alt: text.describe(
    'What a stranger would see, light included, for those who listen to the page.',
  ),
  film: filmName.optional(),
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
