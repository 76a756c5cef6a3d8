import { expect, test } from 'vitest'

import { held } from './tree-memory.ts'

test('a process holds what all that it started hold, however far below, and nothing of others', () => {
  const processes = [
    { id: 1, parent: 0, megabytes: 1000 },
    { id: 7, parent: 1, megabytes: 10 },
    { id: 8, parent: 7, megabytes: 20 },
    { id: 9, parent: 8, megabytes: 40 },
    { id: 5, parent: 1, megabytes: 500 },
  ]
  expect(held(processes, 7)).toBe(70)
})
