import type { z } from 'zod'

import { memoize } from '../model/memoize.ts'
import {
  fieldKinds,
  optionLabels,
  whose,
  type FieldKind,
  type Whose,
} from './schemas/field-kinds.ts'

export type Schema = z.core.$ZodType
export type Definition = z.core.$ZodTypes['_zod']['def']

/** A field of a content file that holds no further fields. */
export type Field = {
  path: PropertyKey[]
  schema: Schema
  /** The value as the file has it, right or wrong. */
  value: unknown
  /** The kind of the field, if it is one that others have to find. */
  kind?: FieldKind
  /** Whose words the field holds, if its schema or one around it says so. */
  whose?: Whose
  /** How many steps of the path lead to the schema that says so. */
  saidAt?: number
}

/** A place on the walk, and whose words are there, as far as a schema has said so. */
type Place = Pick<Field, 'path' | 'whose' | 'saidAt'>

const TOP: Place = { path: [] }

/**
 * Every field that a file has and its schema knows, in the order of the schema. `data` is the file's content before
 * validation, so a field is found whatever else is wrong in the file.
 */
export function walkFields(schema: Schema, data: unknown): Field[] {
  const found: Field[] = []
  mapFields(schema, data, (field) => {
    found.push(field)
    return field.value
  })
  return found
}

/**
 * A copy of `data`, with each field as `change` returns it. Fields that no schema knows stay. If `change` returns
 * undefined, the field is left out, with the smallest part around it that may be: an optional field, or an item of a
 * list that is long enough. Undefined if all of `data` would be left out.
 */
export function mapFields(
  schema: Schema,
  data: unknown,
  change: (field: Field) => unknown,
  place = TOP,
): unknown {
  const said = firstSaid(schema, data, whoseIn)
  const here = said ? { path: place.path, whose: said, saidAt: place.path.length } : place
  const fields = fieldsOf(schema, data)
  if (!fields)
    return change({ ...here, schema, value: data, kind: firstSaid(schema, data, kindIn) })

  const changed = fields.flatMap(([step, next]) => {
    const value = valueIn(data, step)
    const inside = { ...here, path: [...here.path, step] }
    return value === undefined
      ? []
      : [{ step, next, value: mapFields(next, value, change, inside) }]
  })
  const gone = changed.filter(({ value }) => value === undefined)
  const kept = changed.filter(({ value }) => value !== undefined)
  if (Array.isArray(data)) {
    const isTooShort = gone.length > 0 && kept.length < leastOf(schema, data)
    return isTooShort ? undefined : kept.map(({ value }) => value)
  }
  if (gone.some(({ next }) => !mayBeLeftOut(next))) return undefined
  if (typeof data !== 'object' || data === null) return data
  const others = Object.entries(data).filter(([key]) => !gone.some(({ step }) => step === key))
  return {
    ...Object.fromEntries(others),
    ...Object.fromEntries(kept.map(({ step, value }) => [step, value])),
  }
}

/** What a schema says, by its outermost layer that says anything. */
function firstSaid<Said>(schema: Schema, data: unknown, saidBy: (layer: Schema) => Said) {
  for (const layer of layers(schema, data)) {
    const said = saidBy(layer)
    if (said !== undefined) return said
  }
  return undefined
}

/** Whether a part of a file may be missing from it. */
export function mayBeLeftOut(schema: Schema): boolean {
  return wrappers(schema).some((layer) => /^(optional|default)$/.test(definitionOf(layer).type))
}

/** The fewest items of a list. A tuple has all of its items. */
function leastOf(schema: Schema, data: unknown): number {
  const def = definitionOf(layers(schema, data).at(-1)!)
  if (def.type === 'tuple') return def.items.length
  const { checks = [] } = def
  const minimums = checks.map(({ _zod: { def: check } }) =>
    'minimum' in check ? Number(check.minimum) : 0,
  )
  return Math.max(0, ...minimums)
}

/** The schema of the field at a path, or nothing where the path leads out of the schema. */
export function schemaAt(schema: Schema, path: PropertyKey[], data: unknown): Schema | undefined {
  const [step, ...rest] = path
  if (step === undefined) return schema

  const next = fieldsOf(schema, data)?.find(([name]) => name === step)?.[1]
  return next && schemaAt(next, rest, valueIn(data, step))
}

/**
 * The words that can be chosen in a field, each with its name for owners. For a part with a choice between forms, the
 * words of its deciding field. Undefined where any words may be written.
 */
export function optionsOf(schema: Schema): Record<string, string> | undefined {
  const around = wrappers(schema)
  const def = definitionOf(around.at(-1)!)
  if (def.type !== 'union') return around.map((layer) => optionLabels.get(layer)).find(Boolean)

  const { options, discriminator = '' } = def as Partial<z.core.$ZodDiscriminatedUnionDef>
  const deciding = options!.flatMap((option) => {
    const form = definitionOf(wrappers(option).at(-1)!)
    return form.type === 'object' ? (form.shape[discriminator] ?? []) : []
  })
  return deciding.length > 0 ? Object.assign({}, ...deciding.map(optionsOf)) : undefined
}

/** The names of the fields that a schema knows. Where there is a choice of schemas, `data` decides. */
export function keysOf(schema: Schema | undefined, data: unknown): string[] {
  const def = schema && definitionOf(layers(schema, data).at(-1)!)
  return def?.type === 'object' ? Object.keys(def.shape) : []
}

/** The fields that the value at a path lacks, of those that its schema knows. */
export function absentAt(schema: Schema, path: PropertyKey[], data: unknown): string[] {
  const value = valueAt(data, path)
  const known = keysOf(schemaAt(schema, path, data), value)
  return known.filter((key) => valueIn(value, key) === undefined)
}

/** The fields inside a value, or nothing where its schema knows of none. */
function fieldsOf(
  schema: Schema,
  data: unknown,
): [step: PropertyKey, schema: Schema][] | undefined {
  const def = definitionOf(layers(schema, data).at(-1)!)
  const items = Array.isArray(data) ? [...data.keys()] : []
  switch (def.type) {
    case 'object':
      return entriesOf(def.shape)
    case 'record':
      return Object.keys(data ?? {}).map((key) => [key, def.valueType])
    case 'array':
      return items.map((index) => [index, def.element])
    case 'tuple':
      return items.flatMap((index) => (def.items[index] ? [[index, def.items[index]]] : []))
    default:
      return undefined
  }
}

const entriesOf = memoize((shape: Readonly<Record<string, Schema>>) => Object.entries(shape))

/** A schema and all schemas inside its wrappers, from the outside in. `data` decides a choice of schemas. */
function layers(schema: Schema, data: unknown): Schema[] {
  const outer = wrappers(schema)
  const next = chosen(outer.at(-1)!, data)
  return next ? [...outer, ...layers(next, data)] : outer
}

/** A schema and all schemas inside its wrappers, from the outside in. The last says what a file may hold. */
export const wrappers = memoize((schema: Schema): Schema[] => {
  const def = definitionOf(schema)
  const next = def.type === 'pipe' ? def.in : 'innerType' in def ? def.innerType : undefined
  return next ? [schema, ...wrappers(next)] : [schema]
})

const kindIn = memoize((layer: Schema) => fieldKinds.get(layer))
const whoseIn = memoize((layer: Schema) => whose.get(layer))

function chosen(schema: Schema, data: unknown): Schema | undefined {
  const def = definitionOf(schema)
  if (def.type !== 'union' || !('discriminator' in def)) return undefined

  const { options, discriminator } = def as z.core.$ZodDiscriminatedUnionDef
  const named = valueIn(data, discriminator) as z.core.util.Primitive
  return options.find((option) => option._zod.propValues?.[discriminator]?.has(named))
}

/** What zod knows of a schema, by its type. */
export function definitionOf(schema: Schema): Definition {
  return schema._zod.def as Definition
}

/** The value inside another at a step, or undefined. */
export function valueIn(data: unknown, step: PropertyKey): unknown {
  const isObject = typeof data === 'object' && data !== null
  return isObject && Object.hasOwn(data, step) ? Reflect.get(data, step) : undefined
}

/** The value inside another at the end of a path, or undefined. */
export function valueAt(data: unknown, path: PropertyKey[]): unknown {
  return path.reduce(valueIn, data)
}
