import { z } from 'zod'

import { text } from './fields.ts'
import type { Pictures } from './photograph.ts'
import { shown } from '../messages/shown.ts'

/** As many letters as are seen below an icon. */
const SHORT = 12

/** As many letters as can be read in one line of a card on a phone. */
const LINE = 60

/** content/sharing.yaml: what others see where someone shares a page. */
export function sharing({ photograph }: Pictures) {
  const card = z.strictObject({
    photograph: photograph.describe('A photograph’s file name.'),
    line: atMost(LINE).describe('One line below the studio’s name. The city stands below it.'),
  })

  return z.strictObject({
    shortName: atMost(SHORT).describe('The studio’s name below an icon, 12 letters at most.'),
    cards: z
      .strictObject({ home: card, portfolio: card, about: card, contact: card, booking: card })
      .describe('The picture that stands for each page where its link is shared.'),
  })
}

function atMost(letters: number) {
  return text.refine((words) => words.length <= letters, {
    error: ({ input }) =>
      `${shown(input)} has ${String(input).trim().length} letters. At most ${letters} have room.`,
  })
}
