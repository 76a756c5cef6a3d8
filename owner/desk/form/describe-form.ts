import type { z } from 'zod'

import { SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import { fieldKinds, type FieldKind } from '#pipeline/content/schemas/field-kinds.ts'
import {
  definitionOf,
  mayBeLeftOut,
  optionsOf,
  wrappers,
  type Definition,
  type Schema,
} from '#pipeline/content/walk-fields.ts'

import type { Path } from '../document/merge.ts'
import { labelOf } from './labels.ts'
import type { Field, FormNode, Forms, Group, Value } from './node.ts'

type Choice = z.core.$ZodDiscriminatedUnionDef

/** The forms in which a studio's owner changes its files: what their schemas ask for. */
export function describeForms(): Forms {
  const forms = Object.entries(SCHEMAS).map(([file, schema]) => [file, describeForm(schema, [])])
  return Object.fromEntries(forms) as Record<ContentFile, FormNode>
}

/** The form of a part of a file. `path` has no positions in lists. */
export function describeForm(schema: Schema, path: Path): FormNode {
  const around = wrappers(schema)
  const def = definitionOf(around.at(-1)!)
  const hint = first(around, (layer) => (layer as { description?: string }).description)
  const kind = first(around, (layer) => fieldKinds.get(layer))
  const part = {
    key: path.at(-1) ?? '',
    label: labelOf(path),
    hint,
    optional: mayBeLeftOut(schema),
  }

  switch (def.type) {
    case 'object':
      return { ...part, type: 'group', children: childrenOf(def.shape, path) }
    case 'array':
    case 'record': {
      const named = def.type === 'record'
      const item = describeForm(named ? def.valueType : def.element, [...path, ''])
      return { ...part, type: 'list', item, named, ...limitsOf(def) }
    }
    case 'tuple':
      return { ...part, type: 'group', children: childrenOf(def.items, path) }
    case 'union':
      if (!('discriminator' in def)) return { ...part, type: 'setting' }
      return { ...part, type: 'group', ...choiceOf(schema, def as Choice, path) }
    default:
      return { ...part, ...leaf(schema, def, kind ?? {}), fallback: defaultOf(around) }
  }
}

function childrenOf(parts: Readonly<Record<string, Schema>> | readonly Schema[], path: Path) {
  const isTuple = Array.isArray(parts)
  return Object.entries(parts).map(([key, next]) =>
    describeForm(next as Schema, [...path, isTuple ? Number(key) : key]),
  )
}

function leaf(
  schema: Schema,
  def: Definition,
  { kind, ...more }: Partial<FieldKind>,
): Pick<Field, 'type' | 'options' | 'lines'> {
  if (kind === 'text') return { type: 'text', lines: 'lines' in more && more.lines }
  if (kind === 'photograph') return { type: 'photograph' }
  if (kind === 'film-stock') return { type: 'film' }
  if (kind === 'color' || kind === 'typeface') return { type: kind }
  if (def.type === 'enum') return { type: 'choice', options: optionsOf(schema) }
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

/** The fewest and the most items of a list that is not left out. */
function limitsOf({ checks = [] }: Definition): { least: number; most: number | undefined } {
  const limits = checks.map(({ _zod: { def } }) => def as { minimum?: number; maximum?: number })
  return {
    least: Math.max(1, ...limits.flatMap(({ minimum = 1 }) => minimum)),
    most: limits.flatMap(({ maximum }) => maximum ?? [])[0],
  }
}

/** The field that chooses one of several forms, and what else each of them asks for. */
function choiceOf(schema: Schema, { options, discriminator: key }: Choice, path: Path) {
  const forms = Object.fromEntries(
    options.flatMap((option) =>
      [...(option._zod.propValues?.[key] ?? [])].map((value) => {
        const form = describeForm(option, path) as Group
        return [String(value), form.children.filter((child) => child.key !== key)]
      }),
    ),
  )
  const own: Field = {
    key,
    label: labelOf([...path, key]),
    optional: false,
    type: 'choice',
    options: optionsOf(schema),
  }
  return { children: [own], forms }
}

/** What the outermost schema that says something says. */
function first<Said>(schemas: Schema[], saidBy: (schema: Schema) => Said | undefined) {
  return schemas.flatMap((schema) => saidBy(schema) ?? [])[0]
}
