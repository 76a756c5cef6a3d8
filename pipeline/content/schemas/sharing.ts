import { z } from 'zod'

import { forEachPage } from '../pages.ts'
import { atMost, fact, photograph } from './fields.ts'

const card = z.strictObject({
  photograph: photograph.describe('A photograph’s file name.'),
  line: atMost(60).optional().describe('One line below the studio’s name. The city is below it.'),
})

/** content/sharing.yaml: what others see where someone shares a page. */
export const sharing = z.strictObject({
  shortName: fact('name below an icon', atMost(12)).optional().describe('Below an icon.'),
  cards: z
    .strictObject(forEachPage(() => card))
    .describe('The picture of each page where its link is shared.'),
})
