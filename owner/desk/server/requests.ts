import { z } from 'zod'

import { fieldPath } from '#pipeline/content/messages/field-path.ts'

import { edit } from '../edits/edit.ts'
import { Refusal } from './answer.ts'

/** The name of a scan, not a way to it: nothing leads out of the folder. */
const scanName = z
  .string()
  .min(1)
  .max(255)
  .refine((name) => !/[/\\\0]/.test(name) && name !== '.' && name !== '..')

/** What each request has to say. Nothing else is taken. */
export const requests = {
  change: z.strictObject({
    /** What is done, in words for the owner. */
    what: z.string().min(1).max(1000),
    edits: z.array(edit).min(1).max(1000),
  }),
  takeOff: z.strictObject({ files: z.array(scanName).min(1).max(1000) }),
  scan: z.strictObject({ file: scanName }),
  bringBack: z.strictObject({ id: z.string().max(64) }),
  newScan: z.strictObject({ name: scanName }),
  /** What is asked for is all in the address. */
  nothing: z.strictObject({}),
}

/** What a request says. @throws {Refusal} where it is not what belongs there. */
export function understand<Schema extends z.ZodType>(schema: Schema, said: unknown) {
  const { data, error } = schema.safeParse(said)
  if (!error) return data as z.output<Schema>

  const { path } = error.issues[0]!
  const part =
    path.length > 0 ? `“${fieldPath(path).slice(0, 100)}” of this request` : 'this request'
  throw new Refusal(400, `The desk does not understand ${part}, so nothing was changed.`)
}
