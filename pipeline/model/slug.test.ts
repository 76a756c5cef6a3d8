import { expect, test } from 'vitest'

import { slug } from './slug.ts'

test.each([
  ['Veil 1 (2).jpg', 'veil-1-2'],
  ['-o.jpg', 'o'],
  ['Café Été.TIFF', 'cafe-ete'],
  ['Café.jpg'.normalize('NFD'), 'cafe'],
  ['Am Fluß, Ærø.jpg', 'am-fluss-aero'],
  ['🎞️ roll.jpg', 'roll'],
  ['../../etc.jpg', 'etc'],
  ['🎞️.jpg', ''],
])('%s becomes "%s"', (name, expected) => {
  expect(slug(name)).toBe(expected)
})

test('long names that begin alike stay apart, and short enough for a disk', () => {
  const names = ['one', 'other'].map((end) => slug(`${'a long afternoon '.repeat(20)}${end}.jpg`))
  expect(names[0]).not.toBe(names[1])
  for (const name of names) expect(name).toMatch(/^a-long-afternoon-[a-z-]+-[0-9a-f]{8}$/)
  expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(72)
})
