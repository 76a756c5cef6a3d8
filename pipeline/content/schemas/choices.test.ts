import { expect, test } from 'vitest'
import type { z } from 'zod'

import { FILES, SCHEMAS } from '../files.ts'
import { definitionOf, optionsOf, wrappers, type Schema } from '../walk-fields.ts'

type Part = { path: string; schema: Schema }

test.for(FILES)('every word that can be chosen in %s.yaml has a name for owners', (file) => {
  const unnamed = partsOf({ path: file, schema: SCHEMAS[file] }).flatMap(({ path, schema }) => {
    const labels = optionsOf(schema) ?? {}
    return wordsOf(schema)
      .filter((word) => !/^\p{Lu}/u.test(labels[word] ?? ''))
      .map((word) => `${path} ${word}`)
  })
  expect(unnamed).toEqual([])
})

test('what decides between forms is named as a whole', () => {
  const receivers = optionsOf(SCHEMAS.studio.shape.inquiries)
  expect(Object.values(receivers ?? {})).toEqual(
    expect.arrayContaining(['Nobody yet', 'Formspree', 'Web3Forms']),
  )
})

/** A part of a file and all parts inside it, whatever a studio has chosen. */
function partsOf(part: Part): Part[] {
  const def = definitionOf(wrappers(part.schema).at(-1)!)
  const inside = (parts: object) =>
    Object.entries(parts as Record<string, Schema>).flatMap(([key, schema]) =>
      partsOf({ path: `${part.path}.${key}`, schema }),
    )
  switch (def.type) {
    case 'object':
      return [part, ...inside(def.shape)]
    case 'array':
      return [part, ...inside({ item: def.element })]
    case 'record':
      return [part, ...inside({ value: def.valueType })]
    case 'tuple':
      return [part, ...inside(def.items)]
    case 'union':
      return [part, ...inside(def.options)]
    default:
      return [part]
  }
}

/** The words that can be chosen in a field, or in what decides between the forms of a part. */
function wordsOf(schema: Schema): string[] {
  const def = definitionOf(wrappers(schema).at(-1)!)
  if (def.type === 'enum') return Object.values(def.entries).map(String)
  if (def.type === 'literal') return def.values.map(String)
  if (def.type !== 'union' || !('discriminator' in def)) return []
  const { options, discriminator } = def as z.core.$ZodDiscriminatedUnionDef
  return options
    .flatMap((option) => [...(option._zod.propValues?.[discriminator] ?? [])])
    .map(String)
}
