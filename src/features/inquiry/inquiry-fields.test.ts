import { expect, test } from 'vitest'

import { inquiryOf, withFrames } from './inquiry-fields.ts'

const choices = [
  { label: 'Place', options: ['Indoors', 'Outdoors'] },
  { label: 'People', options: ['1', '2'] },
]
const typed = {
  name: 'Nadia',
  email: '',
  preferredDate: '',
  message: 'Theo and me.\n\n  After dark. ',
}

test('answers are lines above what was typed, in the order of the form', () => {
  const written = { ...typed, People: '2', Place: 'Outdoors' }
  const message = `Place: Outdoors\nPeople: 2\n${typed.message}`
  expect(inquiryOf(written, choices)).toEqual({ ...typed, message })
})

test('without an answer a message is as it was typed, and what is no question of the form stays out', () => {
  expect(inquiryOf({ ...typed, People: '', Time: 'Dusk' }, choices)).toEqual(typed)
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
