import { z } from 'zod'

import { FILES } from '#pipeline/content/files.ts'
import { PlainError } from '#pipeline/model/plain-error.ts'

/** In characters. Nothing that an owner types into one field is longer. */
const LONGEST = 100_000

/** How deep lists and maps of a content file can be nested, with room to spare. */
const DEEPEST = 10

const name = z
  .string()
  .max(200)
  .refine((given) => given !== '__proto__')
const index = z.int().min(0).max(9999)
const text = z.string().max(LONGEST)
const value = z.union([text, z.number(), z.boolean()])

/** Whatever a content file can hold somewhere. Not by recursion, which deep nesting would exhaust. */
let held: z.ZodType<unknown> = value.nullable()
for (let depth = 0; depth < DEEPEST; depth++) {
  held = z.union([value.nullable(), z.array(held), z.record(name, held)])
}

const path = z.array(z.union([name, index])).max(DEEPEST)

const place = {
  file: z.enum(FILES),
  path,
  // What JSON leaves out was not there.
  before: held.optional().transform((seen): unknown => seen),
}

/**
 * One change of a content file. `before` is what its author saw at `path`; where the file holds
 * something else by now, nothing is changed.
 */
export const edit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), ...place, value }),
  /**
   * Adds to the map or list at `path`, under a name or at a position. `before` is the list, or what
   * the name stood for: nothing.
   */
  z.strictObject({
    kind: z.literal('add'),
    ...place,
    key: z.union([name, index]),
    value: held,
  }),
  /** Takes an item or a named field out. */
  z.strictObject({ kind: z.literal('remove'), ...place, path: path.min(1) }),
  /** Moves an item of the list or map at `path` to another position. */
  z.strictObject({ kind: z.literal('move'), ...place, from: index, to: index }),
])

export type Edit = z.output<typeof edit>

/** Leads to a field: names of maps, and positions in lists. */
export type Path = Edit['path']

/** What a field without further fields can hold. */
export type Value = z.output<typeof value>

/** A field holds something else than the author of a change saw. */
export class Conflict extends Error {
  readonly edit: Edit
  /** What it holds now. */
  readonly now: unknown

  constructor(changed: Edit, now: unknown) {
    super('This was changed elsewhere in the meantime.')
    this.edit = changed
    this.now = now
  }
}

/** Why something is not written, in words for the owner. */
export class NotWritable extends PlainError {}
