import { expect, test } from 'vitest'
import { z } from 'zod'

import { photograph, tallPhotograph, text } from './schemas/fields.ts'
import { keysOf, schemaAt, walkFields } from './walk-fields.ts'

const schema = z.strictObject({
  title: text.describe('A title.'),
  size: z.number().default(1),
  slides: z.array(z.strictObject({ image: tallPhotograph, note: text.optional() })),
  pair: z.tuple([photograph.describe('One.'), photograph]),
  towns: z.record(text, z.string()),
  choice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('words'), words: text }).transform(({ words }) => words),
  ]),
})

const data = {
  title: 'Veil',
  size: 2,
  slides: [{ image: 'a.jpg', note: 'First' }, { image: 'b.jpg' }],
  pair: ['c.jpg', 'd.jpg'],
  towns: { York: '34, -81' },
  choice: { kind: 'words', words: 'Hello' },
}

const found = (value: unknown) =>
  [...walkFields(schema, value)].map((field) => [field.path.join('.'), field.value, field.kind])

test('every field of a file is found, with what kind of field it is', () => {
  expect(found(data)).toEqual([
    ['title', 'Veil', { kind: 'text' }],
    ['size', 2, undefined],
    ['slides.0.image', 'a.jpg', { kind: 'photograph', cut: 'tall' }],
    ['slides.0.note', 'First', { kind: 'text' }],
    ['slides.1.image', 'b.jpg', { kind: 'photograph', cut: 'tall' }],
    ['pair.0', 'c.jpg', { kind: 'photograph', cut: 'whole' }],
    ['pair.1', 'd.jpg', { kind: 'photograph', cut: 'whole' }],
    ['towns.York', '34, -81', undefined],
    ['choice.kind', 'words', undefined],
    ['choice.words', 'Hello', { kind: 'text' }],
  ])
})

test('fields are found even where values have the wrong type', () => {
  const wrong = {
    title: 7,
    zoetrope: 'unknown',
    slides: ['not an object', null, { image: 'a.jpg', note: {} }],
    pair: 'no list',
    towns: null,
    choice: { kind: 'nothing known', words: 'Hello' },
  }
  expect(found(wrong)).toEqual([
    ['title', 7, { kind: 'text' }],
    ['slides.2.image', 'a.jpg', { kind: 'photograph', cut: 'tall' }],
    ['slides.2.note', {}, { kind: 'text' }],
    ['choice', wrong.choice, undefined],
  ])
  for (const value of [undefined, null, 'words', 7, [], ['a']]) expect(found(value)).toEqual([])
})

test('the schema of a field is found by its path, whether or not the field is there', () => {
  const description = (path: PropertyKey[], value: unknown = data) => {
    const field = schemaAt(schema, path, value)
    return field && z.globalRegistry.get(field)?.description
  }
  expect(description(['title'], {})).toBe('A title.')
  expect(description(['pair', 0])).toBe('One.')
  expect(schemaAt(schema, ['zoetrope'], data)).toBeUndefined()
  expect(schemaAt(schema, ['title', 'length'], data)).toBeUndefined()
  expect(keysOf(schemaAt(schema, ['choice'], data), data.choice)).toEqual(['kind', 'words'])
})
