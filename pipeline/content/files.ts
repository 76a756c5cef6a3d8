import type { z } from 'zod'

import { about } from './schemas/about.ts'
import { booking } from './schemas/booking.ts'
import { contact } from './schemas/contact.ts'
import { failure, notFound } from './schemas/errors.ts'
import { filmStocks } from './schemas/film-stocks.ts'
import { home } from './schemas/home.ts'
import { photographs } from './schemas/photographs.ts'
import { portfolio } from './schemas/portfolio.ts'
import { prints } from './schemas/prints.ts'
import { sharing } from './schemas/sharing.ts'
import { studio } from './schemas/studio.ts'

/** What each file in content/ has to hold, by its name without the ending. */
export const SCHEMAS = {
  'film-stocks': filmStocks,
  photographs,
  prints,
  studio,
  home,
  portfolio,
  about,
  contact,
  booking,
  'not-found': notFound,
  failure,
  sharing,
} satisfies Record<string, z.ZodType>

/** A file in content/, by its name without the ending. */
export type ContentFile = keyof typeof SCHEMAS

export const FILES = Object.keys(SCHEMAS) as ContentFile[]

/** What the files hold once all of them are right. Photographs are references. */
export type Written = { [Name in ContentFile]: z.output<(typeof SCHEMAS)[Name]> }
