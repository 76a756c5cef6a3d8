import { expect, test } from 'vitest'
import { z } from 'zod'

import { photograph, tallPhotograph, text } from './schemas/fields.ts'
import { walkFields } from './walk-fields.ts'

const schema = z.strictObject({
  title: text,
  size: z.number().default(1),
  slides: z.array(z.strictObject({ image: tallPhotograph, note: text.optional() })),
  pair: z.tuple([photograph, photograph]),
  towns: z.record(text, z.string()),
  choice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('words'), words: text }).transform(({ words }) => words),
  ]),
})

const found = (value: unknown) =>
  [...walkFields(schema, value)].map((field) => [field.path.join('.'), field.value, field.kind])

test('every field of a file is found, with what kind of field it is', () => {
  const data = {
    title: 'Veil',
    size: 2,
    slides: [{ image: 'a.jpg', note: 'First' }],
    pair: ['c.jpg', 'd.jpg'],
    towns: { York: '34, -81' },
    choice: { kind: 'words', words: 'Hello' },
  }
  expect(found(data)).toEqual([
    ['title', 'Veil', { kind: 'text' }],
    ['size', 2, undefined],
    ['slides.0.image', 'a.jpg', { kind: 'photograph', cut: 'tall' }],
    ['slides.0.note', 'First', { kind: 'text' }],
    ['pair.0', 'c.jpg', { kind: 'photograph', cut: 'whole' }],
    ['pair.1', 'd.jpg', { kind: 'photograph', cut: 'whole' }],
    ['towns.York', '34, -81', undefined],
    ['choice.kind', 'words', undefined],
    ['choice.words', 'Hello', { kind: 'text' }],
  ])
})

test('fields are found even where values have the wrong type', () => {
  const slides = ['not an object', null, { image: 'a.jpg' }]
  expect(found({ title: 7, unknown: 'x', slides, pair: 'no list', towns: null })).toEqual([
    ['title', 7, { kind: 'text' }],
    ['slides.2.image', 'a.jpg', { kind: 'photograph', cut: 'tall' }],
  ])
  for (const value of [undefined, null, 'words', 7, [], ['a']]) expect(found(value)).toEqual([])
})
