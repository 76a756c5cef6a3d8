import { expect, test, vi } from 'vitest'

import { inquiryOf, withFrames } from './inquiry-fields.ts'
import { readDraft } from './use-draft.ts'

const choices = [
  { label: 'Place', options: ['Indoors', 'Outdoors'] },
  { label: 'People', options: ['1', '2'] },
]
const typed = { name: 'Nadia', email: '', preferredDate: '', message: 'Theo and me.\n\n  Late. ' }

test('answers are lines above what was typed, in the order of the form, and nothing else is', () => {
  const written = { ...typed, People: '2', Place: 'Outdoors', Time: 'Dusk' }
  const message = `Place: Outdoors\nPeople: 2\n${typed.message}`
  expect(inquiryOf(written, choices)).toEqual({ ...typed, message })
  expect(inquiryOf({ ...typed, People: '' }, choices)).toEqual(typed)
})

test.each([
  ['', 'I’d print 14, 22, 30.\n'],
  ['We are two.\nAnd a dog.', 'I’d print 14, 22, 30.\nWe are two.\nAnd a dog.'],
  [
    'Place: Outdoors\nI’d print 1, 2, 3.\nWe are two.',
    'I’d print 14, 22, 30.\nPlace: Outdoors\nWe are two.',
  ],
])('puts the frames before what was typed: %j', (before, message) => {
  expect(withFrames(before, 'I’d print {frames}.', '14, 22, 30')).toBe(message)
})

test.for([
  ['broken', '{"name": "Nad', {}],
  ['null', 'null', {}],
  ['a number', '7', {}],
  ['empty', '', {}],
  ['partly of another kind', '{"name": "Nadia", "email": 7}', { name: 'Nadia' }],
] as const)('a draft that is %s leaves the fields that can be read', ([, kept, expected]) => {
  vi.stubGlobal('sessionStorage', { getItem: () => kept })

  expect(readDraft()).toEqual(expected)
})
