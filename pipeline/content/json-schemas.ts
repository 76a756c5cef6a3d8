import { z } from 'zod'

import { FILES, SCHEMAS } from './files.ts'

/** The schemas as editors read them, to complete and explain fields while someone writes. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    FILES.map((file) => {
      const schema = z.toJSONSchema(SCHEMAS[file], { io: 'input', target: 'draft-7' })
      return [`${file}.json`, `${JSON.stringify(schema, null, 2)}\n`]
    }),
  )
}
