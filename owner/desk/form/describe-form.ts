import type { z } from 'zod'

import { fieldKinds } from '#pipeline/content/schemas/field-kinds.ts'
import {
  definitionOf,
  wrappers,
  type Definition,
  type Schema,
} from '#pipeline/content/walk-fields.ts'

import type { Path } from '../edits/edit.ts'
import { fillForm } from './fill-form.ts'
import type { Field, FormNode } from './node.ts'

type Choice = z.core.$ZodDiscriminatedUnionDef

/** What a schema asks for, with what a file holds of it: the form in which its owner changes it. */
export function describeForm(schema: Schema, data: unknown): FormNode {
  return fillForm(blankForm(schema, []), data)
}

/** A form without anything in it. What depends on a place is added when it is filled in. */
function blankForm(schema: Schema, path: Path): FormNode {
  const around = wrappers(schema)
  const def = definitionOf(around.at(-1)!)
  const hint = first(around, (layer) => (layer as { description?: string }).description)
  const kind = first(around, (layer) => fieldKinds.get(layer)?.kind)
  const optional = around.some((layer) => /^(optional|default)$/.test(definitionOf(layer).type))
  const part = { path, field: '', label: '', hint, optional, present: false }

  switch (def.type) {
    case 'object':
      return { ...part, type: 'group', children: childrenOf(def.shape, path) }
    case 'array':
    case 'record': {
      const named = def.type === 'record'
      const blank = blankForm(named ? def.valueType : def.element, [...path, ''])
      return {
        ...part,
        type: 'list',
        named,
        items: [],
        blank,
        least: leastOf(def),
        value: undefined,
      }
    }
    case 'tuple':
      return { ...part, type: 'group', children: childrenOf(def.items, path) }
    case 'union':
      if (!('discriminator' in def)) return { ...part, type: 'setting' }
      return { ...part, type: 'group', children: [choiceOf(def as Choice, path)] }
    default:
      return { ...part, ...leaf(def, kind) }
  }
}

function childrenOf(schemas: Readonly<Record<string, Schema>> | readonly Schema[], path: Path) {
  const isTuple = Array.isArray(schemas)
  return Object.entries(schemas).map(([key, next]) =>
    blankForm(next as Schema, [...path, isTuple ? Number(key) : key]),
  )
}

function leaf(def: Definition, kind: string | undefined): Pick<Field, 'type' | 'options'> {
  if (kind === 'text') return { type: 'text' }
  if (kind === 'photograph') return { type: 'photograph' }
  if (kind === 'film-stock') return { type: 'film' }
  if (def.type === 'enum')
    return { type: 'choice', options: Object.values(def.entries).map(String) }
  if (def.type === 'literal') return { type: 'choice', options: def.values.map(String) }
  if (def.type === 'number') return { type: 'number' }
  if (def.type === 'boolean') return { type: 'switch' }
  return { type: 'setting' }
}

/** The fewest items of a list that is not left out. */
function leastOf({ checks = [] }: Definition): number {
  const minimums = checks.map(({ _zod: { def } }) => ('minimum' in def ? Number(def.minimum) : 1))
  return Math.max(1, ...minimums)
}

/** The field that chooses one of several forms, with what else each of them asks for. */
function choiceOf({ options, discriminator: name }: Choice, path: Path): Field {
  const forms = Object.fromEntries(
    options.flatMap((option) =>
      [...(option._zod.propValues?.[name] ?? [])].map((value) => {
        const form = blankForm(option, path)
        const children = form.type === 'group' ? form.children : []
        return [String(value), children.filter((child) => child.path.at(-1) !== name)]
      }),
    ),
  )
  const own = { path: [...path, name], field: '', label: '', optional: false, present: false }
  return { ...own, type: 'choice', options: Object.keys(forms), forms }
}

/** What the outermost schema that says something says. */
function first<Said>(schemas: Schema[], saidBy: (schema: Schema) => Said | undefined) {
  return schemas.flatMap((schema) => saidBy(schema) ?? [])[0]
}
