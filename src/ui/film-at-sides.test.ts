import { expect, test } from 'vitest'

import { hasFilmAtSides } from './film-at-sides.ts'

test.each([
  ['35mm', 3 / 2, false],
  ['35mm, upright', 2 / 3, true],
  ['6 × 7', 70 / 56, false],
  ['6 × 7, upright', 4 / 5, true],
  ['6 × 4.5, upright', 3 / 4, false],
  ['6 × 4.5 on its side', 56 / 41.5, true],
  ['6 × 6', 1, false],
])('the film of %s runs where its camera has it', (_, ratio, isAtSides) => {
  expect(hasFilmAtSides(ratio)).toBe(isAtSides)
})
