import type { z } from 'zod'

type Schema = z.core.$ZodType
type Definition = z.core.$ZodTypes['_zod']['def']

/**
 * The schema of one field: what a path leads to inside the schema of a file. Where there is a choice
 * of schemas, the file's own value decides.
 */
export function schemaAt(schema: Schema, path: PropertyKey[], value: unknown): Schema | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema

  const def = inside(schema, value)
  const next = fieldOf(value, step)
  if (def.type === 'object') return follow(def.shape[String(step)], rest, next)
  if (def.type === 'array') return follow(def.element, rest, next)
  if (def.type === 'tuple') return follow(def.items[Number(step)], rest, next)
  return undefined
}

/** The names of the fields that a schema knows, for this value. */
export function keysOf(schema: Schema | undefined, value: unknown): string[] {
  const def = schema && inside(schema, value)
  return def?.type === 'object' ? Object.keys(def.shape) : []
}

function follow(schema: Schema | undefined, path: PropertyKey[], value: unknown) {
  return schema && schemaAt(schema, path, value)
}

/** What a file may hold there, without what becomes of it afterwards. */
function inside(schema: Schema, value: unknown): Definition {
  const { def } = schema as unknown as { def: Definition }
  if (def.type === 'pipe') return inside(def.in, value)
  if (def.type === 'optional' || def.type === 'default') return inside(def.innerType, value)
  if (def.type === 'union' && 'discriminator' in def) {
    const { options, discriminator } = def as z.core.$ZodDiscriminatedUnionDef
    const chosen = options.find((option) => isChosen(option, discriminator, value))
    return chosen ? inside(chosen, value) : def
  }
  return def
}

/** Whether a value names this one of several schemas. */
function isChosen(option: Schema, discriminator: string, value: unknown): boolean {
  const names = option._zod.propValues?.[discriminator]
  return Boolean(names?.has(fieldOf(value, discriminator) as string))
}

function fieldOf(value: unknown, step: PropertyKey): unknown {
  return (value as Record<PropertyKey, unknown> | null | undefined)?.[step]
}
