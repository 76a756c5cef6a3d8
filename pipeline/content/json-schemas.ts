import { z } from 'zod'

import { about } from './about.ts'
import { booking } from './booking.ts'
import { contact } from './contact.ts'
import { failure } from './failure.ts'
import { FILES, type File } from './files.ts'
import { filmStocks } from './film-stocks.ts'
import { home } from './home.ts'
import { notFound } from './not-found.ts'
import { photographs } from './photographs.ts'
import { pictures } from './pictures.ts'
import { portfolio } from './portfolio.ts'
import { prints } from './prints.ts'
import { sharing } from './sharing.ts'
import { studio } from './studio.ts'

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
