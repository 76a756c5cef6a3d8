import { expect, test } from 'vitest'

import { fit } from './fit.ts'
import { besley } from './typeface.ts'

const ROOM = { width: 536, height: 372, size: 96, leading: 1.04 }

test.for([
  'Iris',
  'Dogwood & Silver',
  'Łucja Wiśniewska Fotografia',
  'The Long Afternoon Portrait Company',
  'Wilhelmina Featherstonehaugh Photography',
  'Photographiestudiogenossenschaftsverband',
])('%s fits its box, and fills it', (name) => {
  const { lines, size } = fit(name, besley, ROOM)
  const widest = Math.max(...lines.map((line) => besley.width(line, size)))
  const height = lines.length * size * ROOM.leading

  expect(lines.join(' ')).toBe(name)
  expect(widest).toBeLessThanOrEqual(ROOM.width + 0.01)
  expect(height).toBeLessThanOrEqual(ROOM.height + 0.01)
  const full = size === ROOM.size || widest > ROOM.width - 1 || height > ROOM.height - 1
  expect(full).toBe(true)
})

test('a name stays on one line if two would not make it larger', () => {
  expect(fit('A & B', besley, ROOM)).toEqual({ lines: ['A & B'], size: 96 })
})

test('lines are balanced', () => {
  expect(fit('Dogwood & Silver', besley, ROOM).lines).toEqual(['Dogwood', '& Silver'])
})

test('a thousand words are set quickly, despite millions of possible line breaks', () => {
  const words = Array.from({ length: 1000 }, (_, index) => `word${index}`).join(' ')
  const { lines } = fit(words, besley, ROOM)
  expect(lines.join(' ')).toBe(words)
  expect(lines).toHaveLength(4)
})
