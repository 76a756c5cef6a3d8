import { z } from 'zod'

import { slug } from '../../model/slug.ts'
import { text } from './fields.ts'
import { didYouMean } from '../messages/nearest.ts'
import { grain } from './prints.ts'
import { shown } from '../messages/shown.ts'
import { unique } from './unique.ts'

/** A photograph as content/photographs.yaml describes it. */
export type PhotographEntry = z.output<ReturnType<typeof photographs>>[number]

/**
 * content/photographs.yaml: every photograph the site may show. `stocks` are the films' names;
 * without them, every film is taken for one of theirs.
 */
export function photographs(stocks?: string[]) {
  return z.array(photograph(stocks)).check(
    unique<{ file: string }>({
      key: ({ file }) => (typeof file === 'string' ? slug(file) : undefined),
      at: 'file',
      message: (_, first) =>
        `[${first}] has the same name, or one that differs only in its ending, accents or signs. ` +
        'Describe each photograph once, and give each scan a name of its own.',
    }),
  )
}

function photograph(stocks: string[] | undefined) {
  const film = stocks ? oneOf(stocks) : text
  const fraction = z.number().min(0).max(1)

  return z.strictObject({
    file: fileName.describe('The scan’s file name in uploads/, with its ending.'),
    alt: text.describe('What a stranger would see, light included. Read aloud to the blind.'),
    film: film.describe('The film it was shot on: one of the names in film-stocks.yaml.'),
    focal: z
      .strictObject({
        x: fraction.describe('Across from the left, 0 to 1.'),
        y: fraction.describe('Down from the top, 0 to 1.'),
      })
      .describe('The point no crop may lose, like { x: 0.5, y: 0.4 }.'),
    grain: grain.optional().describe('off for a digital picture, where prints.yaml says auto.'),
  })
}

function oneOf(stocks: string[]) {
  return text.refine((name) => stocks.includes(name), {
    error: ({ input }) =>
      `${shown(input)} is not in content/film-stocks.yaml.` +
      (didYouMean(String(input), stocks) || ` The stocks there are ${stocks.join(', ')}.`),
  })
}

const fileName = text.refine((name) => !/[/\\]/.test(name) && slug(name) !== '', {
  error: ({ input }) =>
    `${shown(input)} cannot be the name of a scan. Use letters and digits, without a folder.`,
})
