import { z } from 'zod'

import { about } from './schemas/about.ts'
import { booking } from './schemas/booking.ts'
import { contact } from './schemas/contact.ts'
import { failure } from './schemas/failure.ts'
import { FILES, type File } from './files.ts'
import { filmStocks } from './schemas/film-stocks.ts'
import { home } from './schemas/home.ts'
import { notFound } from './schemas/not-found.ts'
import { photographs } from './schemas/photographs.ts'
import { pictures } from './schemas/photograph.ts'
import { portfolio } from './schemas/portfolio.ts'
import { prints } from './schemas/prints.ts'
import { sharing } from './schemas/sharing.ts'
import { studio } from './schemas/studio.ts'

/** The schemas as editors read them, to complete and explain fields while someone writes. */
export function jsonSchemas(): Map<string, string> {
  const unasked = pictures(async () => ({ mistake: '' }))
  const schemas: Record<File, z.ZodType> = {
    'film-stocks': filmStocks,
    photographs: photographs(),
    prints,
    studio: studio(unasked),
    home: home(unasked),
    portfolio: portfolio(unasked),
    about: about(unasked),
    contact,
    booking,
    'not-found': notFound(unasked),
    failure,
    sharing: sharing(unasked),
  }
  return new Map(
    FILES.map((file) => {
      const schema = z.toJSONSchema(schemas[file], { io: 'input', target: 'draft-7' })
      return [`${file}.json`, `${JSON.stringify(schema, null, 2)}\n`]
    }),
  )
}
