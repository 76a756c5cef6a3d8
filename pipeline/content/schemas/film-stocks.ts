import { z } from 'zod'

import type { FilmStockWithHue } from '../../model/photo.ts'
import { readName } from '../../model/file-name.ts'
import { slug } from '../../model/slug.ts'
import { anyones, choice, label, setting } from './fields.ts'
import { color } from './look.ts'
import { unique } from './unique.ts'

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
