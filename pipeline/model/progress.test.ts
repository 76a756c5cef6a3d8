import { expect, test } from 'vitest'

import { progress, showProgress, type Report } from './progress.ts'

/** What is said of something that comes that far, each step with its second. */
function saidOf(steps: [second: number, ...Parameters<Report>][]): string[] {
  const lines: string[] = []
  let second = 0
  const report = showProgress(
    'Printing',
    (line) => lines.push(line),
    () => second * 1000,
  )
  for (const [at, ...step] of steps) {
    second = at
    report(...step)
  }
  return lines
}

test('whoever waits is told at once what begins, and then in minutes how long it takes', () => {
  const steps: Parameters<typeof saidOf>[0] = [
    [0, 0, 360, 0],
    [3, 1, 360, 0.01],
    [60, 20, 360, 0.05],
    [180, 60, 360, 0.1],
    [900, 200, 360, 0.5],
    [1700, 359, 360, 0.99],
    [1720, 360, 360, 1],
  ]
  expect(saidOf(steps)).toEqual([
    'Printing, 0 of 360 …',
    'Printing, 20 of 360 …',
    'Printing, 60 of 360, about 27 minutes left …',
    'Printing, 200 of 360, about 15 minutes left …',
    'Printing, 359 of 360, less than a minute left …',
    'Printing, 360 of 360 …',
  ])
})

test('of what is soon done, nothing is said', () => {
  expect(
    saidOf([
      [1, 1, 2],
      [4, 2, 2],
    ]),
  ).toEqual([])
  expect(
    saidOf([
      [6, 1, 2],
      [7, 2, 2],
    ]),
  ).toEqual(['Printing, 1 of 2, less than a minute left …', 'Printing, 2 of 2 …'])
})

test('a minute is one', () => {
  expect(progress('Looking', 1, 2, 60)).toBe('Looking, 1 of 2, about 1 minute left …')
})
