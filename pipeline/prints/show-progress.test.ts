import { expect, test } from 'vitest'

import { showProgress } from './show-progress.ts'

test('progress is said at the beginning, occasionally and at the end', () => {
  const lines: string[] = []
  const times = [0, 0, 1000, 2000, 8000, 8100]
  const report = showProgress(
    (line) => lines.push(line),
    () => times.shift()!,
  )
  for (const made of [0, 1, 2, 8, 10]) report(made, 10)
  expect(lines).toEqual([
    '10 prints to make',
    '8 of 10 prints made, about 2 s left',
    '10 of 10 prints made',
  ])
})
