import type { z } from 'zod'

type Schema = z.core.$ZodType
type Definition = z.core.$ZodTypes['_zod']['def']

/** The schema of one field: what a path leads to inside the schema of a file. */
export function schemaAt(schema: Schema, path: PropertyKey[]): Schema | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema

  const def = inside(schema)
  if (def.type === 'object') return follow(def.shape[String(step)], rest)
  if (def.type === 'array') return follow(def.element, rest)
  if (def.type === 'tuple') return follow(def.items[Number(step)], rest)
  return undefined
}

/** The names of the fields that a schema knows. */
export function keysOf(schema: Schema | undefined): string[] {
  const def = schema && inside(schema)
  return def?.type === 'object' ? Object.keys(def.shape) : []
}

function follow(schema: Schema | undefined, path: PropertyKey[]) {
  return schema && schemaAt(schema, path)
}

/** What a file may hold there, without what becomes of it afterwards. */
function inside(schema: Schema): Definition {
  const { def } = schema as unknown as { def: Definition }
  if (def.type === 'pipe') return inside(def.in)
  if (def.type === 'optional' || def.type === 'default') return inside(def.innerType)
  return def
}
