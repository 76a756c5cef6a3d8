import { expect, test } from 'vitest'

import { slug } from './slug.ts'

test.for([
  ['Veil 1 (2).jpg', 'veil-1-2'],
  ['-o.jpg', 'o'],
  ['Café Été.TIFF', 'cafe-ete'],
  ['Café.jpg'.normalize('NFD'), 'cafe'],
  ['../../etc.jpg', 'etc'],
  ['🎞️.jpg', ''],
  [`${'x'.repeat(300)}.jpg`, 'x'.repeat(100)],
] as const)('%s becomes "%s"', ([name, expected]) => {
  expect(slug(name)).toBe(expected)
})
