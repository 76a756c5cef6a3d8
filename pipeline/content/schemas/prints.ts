import { z } from 'zod'

import { choice, fact, text, webAddress } from './fields.ts'

/** What is done with the grain of a scan. */
export const grain = choice({ auto: 'As the scan has it', off: 'None: a digital picture' })

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
