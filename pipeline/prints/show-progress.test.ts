import { expect, test } from 'vitest'

import { showProgress } from './show-progress.ts'

test('progress is said at the beginning, occasionally and at the end', () => {
  const lines: string[] = []
  const times = [0, 0, 5000, 6000, 12_000, 12_100]
  const report = showProgress(
    (line) => lines.push(line),
    () => times.shift()!,
  )
  const shares = { 0: 0, 1: 0.05, 2: 0.3, 8: 0.75, 10: 1 }
  for (const [made, share] of Object.entries(shares)) report(Number(made), 10, share)
  expect(lines).toEqual([
    '10 prints to make',
    '1 of 10 prints made',
    '8 of 10 prints made, about 4 s left',
    '10 of 10 prints made',
  ])
})
