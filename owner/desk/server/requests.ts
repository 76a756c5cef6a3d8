import { z } from 'zod'

import { FILES } from '#pipeline/content/files.ts'
import { fieldPath } from '#pipeline/content/messages.ts'

import { Refusal } from './answer.ts'

/** In characters. Nothing that an owner types into one field is longer. */
const LONGEST = 100_000

/** How deep lists and maps of a content file can be nested, with room to spare. */
const DEEPEST = 10

const name = z.string().max(200)
const value = z.union([z.string().max(LONGEST), z.number(), z.boolean(), z.null()])

/** Whatever a content file can hold. Not by recursion, which deep nesting would exhaust. */
let held: z.ZodType<unknown> = value
for (let depth = 0; depth < DEEPEST; depth++) {
  held = z.union([value, z.array(held), z.record(name, held)])
}

/** The name of a scan, not a way to it: nothing leads out of the folder. */
const scanName = z
  .string()
  .min(1)
  .max(255)
  .refine((given) => !/[/\\\0]/.test(given) && given !== '.' && given !== '..')

const revision = z.string().max(64)

/** What each request has to say. Nothing else is taken. */
export const requests = {
  save: z.strictObject({
    /** What is done, in words for the owner. */
    what: z.string().min(1).max(1000),
    /** Saves of one step can be undone together. */
    step: z.string().max(1000).optional(),
    files: z.partialRecord(z.enum(FILES), z.strictObject({ revision, data: held })),
    /** The new scans that are thrown away with it. */
    thrownAway: z.array(scanName).max(1000).optional(),
  }),
  /** The revisions that the panel has. */
  state: z.record(name, revision),
  section: z.strictObject({ place: z.string().max(200) }),
  scan: z.strictObject({ file: scanName }),
  bringBack: z.strictObject({ id: z.string().max(64) }),
  newScan: z.strictObject({ name: scanName, again: z.literal('').optional() }),
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
