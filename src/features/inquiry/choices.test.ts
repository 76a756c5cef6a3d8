import { expect, test } from 'vitest'

import { afterPress, optionsIn } from './choices.ts'

const place = { label: 'Place', options: ['Indoors', 'Outdoors'] }
const people = { label: 'People', options: ['1', '2'] }
const choices = [place, people]

test('a press writes a line above what was typed, and another press takes it out', () => {
  const typed = 'Theo and me.\n\n  After dark. '
  const once = afterPress(typed, choices, people, '2')
  expect(once).toBe(`People: 2\n${typed}`)
  const twice = afterPress(once, choices, place, 'Outdoors')
  expect(twice).toBe(`Place: Outdoors\nPeople: 2\n${typed}`)
  expect(optionsIn(twice, choices)).toEqual(['Outdoors', '2'])

  const without = afterPress(twice, choices, place, 'Outdoors')
  expect(without).toBe(once)
  expect(afterPress(without, choices, people, '2')).toBe(typed)
})

test('another option of a choice replaces the first, and typing goes on in a line of its own', () => {
  const first = afterPress('', choices, place, 'Indoors')
  expect(first).toBe('Place: Indoors\n')
  expect(afterPress(first, choices, place, 'Outdoors')).toBe('Place: Outdoors\n')
  expect(afterPress(first, choices, place, 'Indoors')).toBe('')
})

test('a line that a visitor changed is theirs', () => {
  const changed = 'Place: Outdoors, if it is dry\n'
  expect(optionsIn(changed, choices)).toEqual([undefined, undefined])
  expect(afterPress(changed, choices, place, 'Outdoors')).toBe(`Place: Outdoors\n${changed}`)
})
