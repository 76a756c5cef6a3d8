import type { z } from 'zod'

import { fieldPath } from '#pipeline/content/messages/field-path.ts'
import { fieldKinds } from '#pipeline/content/schemas/field-kinds.ts'
import {
  definitionOf,
  valueAt,
  wrappers,
  type Definition,
  type Schema,
} from '#pipeline/content/walk-fields.ts'

import type { Path, Value } from '../edits/edit.ts'
import { labelOf } from './labels.ts'
import type { Field, FormNode } from './node.ts'

type Choice = z.core.$ZodDiscriminatedUnionDef

/** What a schema asks for, with what a file holds of it: the form in which its owner changes it. */
export function describeForm(schema: Schema, data: unknown, path: Path = []): FormNode {
  const around = wrappers(schema)
  const def = definitionOf(around.at(-1)!)
  const hint = first(around, (layer) => (layer as { description?: string }).description)
  const kind = first(around, (layer) => fieldKinds.get(layer)?.kind)
  const optional = around.some((layer) => /^(optional|default)$/.test(definitionOf(layer).type))
  const present = data !== undefined
  const part = { path, field: fieldPath(path), label: labelOf(path), hint, optional, present }

  switch (def.type) {
    case 'object':
      return {
        ...part,
        type: 'group',
        children: Object.entries(def.shape).map(([key, next]) =>
          describeForm(next, valueAt(data, key), [...path, key]),
        ),
      }
    case 'array':
    case 'record': {
      const isRecord = def.type === 'record'
      const element = isRecord ? def.valueType : def.element
      const items = Object.entries((data as object | undefined) ?? {}).map(([key, value]) =>
        describeForm(element, value, [...path, isRecord ? key : Number(key)]),
      )
      const blank = describeForm(element, undefined, [...path, isRecord ? '' : items.length])
      const least = leastOf(def)
      return { ...part, type: 'list', named: isRecord, items, blank, least, value: data }
    }
    case 'tuple':
      return {
        ...part,
        type: 'group',
        children: def.items.map((next, index) =>
          describeForm(next, Array.isArray(data) ? data[index] : undefined, [...path, index]),
        ),
      }
    case 'union':
      if (!('discriminator' in def)) return { ...part, type: 'setting', value: data as Value }
      return { ...part, type: 'group', children: describeChoice(def as Choice, data, path) }
    default:
      return { ...part, ...leaf(def, kind), value: data as Value, fallback: defaultOf(around) }
  }
}

function leaf(def: Definition, kind: string | undefined): Pick<Field, 'type' | 'options'> {
  if (kind === 'text') return { type: 'text' }
  if (kind === 'photograph') return { type: 'photograph' }
  if (kind === 'film-stock') return { type: 'film' }
  if (kind === 'color' || kind === 'typeface') return { type: kind }
  if (def.type === 'enum')
    return { type: 'choice', options: Object.values(def.entries).map(String) }
  if (def.type === 'literal') return { type: 'choice', options: def.values.map(String) }
  if (def.type === 'number') return { type: 'number' }
  if (def.type === 'boolean') return { type: 'switch' }
  return { type: 'setting' }
}

/** What a field is where it is left out. */
function defaultOf(around: Schema[]): Value | undefined {
  return first(around, (layer) => {
    const def = definitionOf(layer)
    return def.type === 'default' ? (def.defaultValue as Value) : undefined
  })
}

/** The fewest items of a list that is not left out. */
function leastOf({ checks = [] }: Definition): number {
  const minimums = checks.map(({ _zod: { def } }) => ('minimum' in def ? Number(def.minimum) : 1))
  return Math.max(1, ...minimums)
}

/** One of several forms, chosen by a field that all of them have. */
function describeChoice(
  { options, discriminator: name }: Choice,
  data: unknown,
  path: Path,
): FormNode[] {
  const chosen = valueAt(data, name)
  const forms = Object.fromEntries(
    options.flatMap((option) =>
      [...(option._zod.propValues?.[name] ?? [])].map((value) => {
        const form = describeForm(option, value === chosen ? data : undefined, path)
        const children = form.type === 'group' ? form.children : []
        return [String(value), children.filter((child) => child.path.at(-1) !== name)]
      }),
    ),
  )
  const own = [...path, name]
  return [
    {
      path: own,
      field: fieldPath(own),
      label: labelOf(own),
      optional: false,
      present: chosen !== undefined,
      type: 'choice',
      options: Object.keys(forms),
      value: chosen as Value,
      forms,
      around: data as Record<string, unknown> | undefined,
    },
    ...(forms[String(chosen)] ?? []),
  ]
}

/** What the outermost schema that says something says. */
function first<Said>(schemas: Schema[], saidBy: (schema: Schema) => Said | undefined) {
  return schemas.flatMap((schema) => saidBy(schema) ?? [])[0]
}
