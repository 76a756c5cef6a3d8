import type { z } from 'zod'

import { explain, type Complaint } from './messages/explain.ts'
import { plainWords } from './messages/plain-words.ts'

export type Validated = {
  /** What the data means, where nothing is wrong with it. */
  value?: unknown
  complaints: Complaint[]
}

/** Checks what a file holds against its schema. */
export function validate(schema: z.ZodType, data: unknown): Validated {
  const { data: value, error } = schema.safeParse(data, { error: plainWords, reportInput: true })
  return error ? { complaints: explain(error.issues, { schema, data }) } : { value, complaints: [] }
}
